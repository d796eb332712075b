import { SearchX, Send } from 'lucide-react';
import { campaignPath } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { StatePanel } from '../../../ui/states/state-panel';
import { composerTexts as t } from '../composer.texts';

/** There is no such campaign. */
export const NotFound = () => (
  <StatePanel
    isPage
    icon={SearchX}
    tone="grey"
    title={t.notFoundTitle}
    actions={<ButtonLink to="/sms-campaigns/drafts">{t.toDrafts}</ButtonLink>}
  >
    {t.notFound}
  </StatePanel>
);

/** It has left: what can be done with it yet. */
export const Sent = ({ id }: { id: string }) => (
  <StatePanel
    isPage
    icon={Send}
    tone="grey"
    title={t.notEditableTitle}
    actions={
      <>
        <ButtonLink to={campaignPath(id)}>{t.seeDetails}</ButtonLink>
        <ButtonLink to={`/sms-campaigns/resend?id=${id}`} variant="solid">
          {t.sendAgain}
        </ButtonLink>
      </>
    }
  >
    {t.notEditable}
  </StatePanel>
);
