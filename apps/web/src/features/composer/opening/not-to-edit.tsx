import { SearchX, Send } from 'lucide-react';
import { againPath } from '../../../domain/campaigns/again';
import { campaignPath } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { StatePanel } from '../../../ui/states/state-panel';
import { composerTexts as t } from '../composer.texts';
import type { CampaignToEditFragment } from '../draft/draft.generated';

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
export const Sent = ({ campaign }: { campaign: CampaignToEditFragment }) => (
  <StatePanel
    isPage
    icon={Send}
    tone="grey"
    title={t.notEditableTitle}
    actions={
      <>
        <ButtonLink to={campaignPath(campaign.id)}>{t.seeDetails}</ButtonLink>
        <ButtonLink to={againPath(campaign)} variant="solid">
          {t.sendAgain}
        </ButtonLink>
      </>
    }
  >
    {t.notEditable}
  </StatePanel>
);
