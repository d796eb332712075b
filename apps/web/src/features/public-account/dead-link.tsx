import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice';
import { Aside, TallLink } from './account-links';
import { AccountPage } from './account-page';
import { loginPath } from './account-paths';
import { publicAccountTexts } from './public-account.texts';

/** A mail's link that is too old, was used before, or is not one of ours. `children`: another way to where it led. */
export const DeadLink = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <AccountPage
    title={title}
    notice={
      <Notice role="alert" tone="amber" icon={Unlink}>
        {text}
      </Notice>
    }
  >
    {children}
    <Aside>
      <TallLink to={loginPath}>{publicAccountTexts.backToLogIn}</TallLink>
    </Aside>
  </AccountPage>
);
