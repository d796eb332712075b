import { CircleCheck } from 'lucide-react';
import { Notice } from '../../../ui/notice';
import { Aside, TallLink } from '../account-links';
import { AccountPage } from '../account-page';
import { loginPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';
import { linkTexts as t } from './links.texts';
import type { LinkKind } from './mail-link';

/** What the link asked for is done. */
export const DoneLink = ({ kind }: { kind: LinkKind }) => (
  <AccountPage
    title={t.doneTitle}
    notice={
      <Notice role="status" tone="green" icon={CircleCheck}>
        {t.done[kind]}
      </Notice>
    }
  >
    <Aside>
      <TallLink to={loginPath}>{publicAccountTexts.backToLogIn}</TallLink>
    </Aside>
  </AccountPage>
);
