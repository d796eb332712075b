import { useLocation } from 'react-router-dom';
import { PasswordField } from '../../ui/form/fields/plain-fields';
import { EmailField } from './account-fields';
import { AccountForm } from './account-form';
import { Aside, TallLink } from './account-links';
import { AccountPage } from './account-page';
import { forgotPath, signUpPath, type AccountState } from './account-paths';
import { GoogleButton } from './google/google-button';
import { LogInNotice } from './log-in-notice';
import { publicAccountTexts } from './public-account.texts';
import { useLogIn } from './use-log-in';

const { logInPage: t, ...common } = publicAccountTexts;

export function Component() {
  const { state } = useLocation() as { state: AccountState | null };
  const form = useLogIn(state?.email ?? '');
  const typed: AccountState = { email: form.values.email };
  return (
    <AccountPage title={common.logIn} notice={<LogInNotice state={state} />}>
      <AccountForm form={form} submit={common.logIn}>
        <EmailField bind={form.field('email')} />
        <PasswordField
          label={common.password}
          autoComplete="current-password"
          size="lg"
          bind={form.field('password')}
          aside={
            <TallLink flexShrink={0} fontSize="small" to={forgotPath} state={typed}>
              {t.forgot}
            </TallLink>
          }
        />
      </AccountForm>
      <GoogleButton intent="sign-in" />
      <Aside>
        {t.newHere} <TallLink to={signUpPath}>{t.create}</TallLink>
      </Aside>
    </AccountPage>
  );
}
