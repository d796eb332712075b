import { Unlink } from 'lucide-react';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { AccountPage, Aside, TallLink } from '../account-form';
import { forgotPath, loginPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';

const { resetPage: t, ...common } = publicAccountTexts;

/** The link to choose a new password serves once, and for a while: how to get another. */
export const LinkRunOut = () => (
  <AccountPage
    title={t.invalidTitle}
    notice={
      <Notice role="alert" tone="amber" icon={Unlink}>
        {t.invalid}
      </Notice>
    }
  >
    <ButtonLink to={forgotPath} variant="solid" size="lg" h={{ base: '52px', md: '44px' }}>
      {t.again}
    </ButtonLink>
    <Aside>
      <TallLink to={loginPath}>{common.backToLogIn}</TallLink>
    </Aside>
  </AccountPage>
);
