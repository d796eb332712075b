import { useNavigate, useParams } from 'react-router-dom';
import { callGraph } from '../../../lib/graph/call-graph';
import { currentSession, forgetSession } from '../../../lib/session/session';
import { useForm } from '../../../ui/form/state/use-form';
import { NewPasswordField, newPasswordProblem } from '../../../ui/password/new-password-field';
import { AccountForm } from '../account-form';
import { Aside, TallLink } from '../account-links';
import { AccountPage } from '../account-page';
import { loginPath, type AccountState } from '../account-paths';
import { ResetPasswordDocument } from '../account.generated';
import { publicAccountTexts } from '../public-account.texts';
import { LinkRunOut } from './link-run-out';

const { resetPage: t, ...common } = publicAccountTexts;

export function Component() {
  const navigate = useNavigate();
  const { tokenRecoverPassword: token = '' } = useParams();
  const form = useForm({
    initial: { password: '' },
    rules: { password: newPasswordProblem },
    submit: async ({ password }) => {
      await callGraph(ResetPasswordDocument, { token, password });
      // The server has ended every session of theirs, this browser's too.
      if (currentSession() !== null) forgetSession('log-out');
      void navigate(loginPath, { replace: true, state: { passwordChanged: true } satisfies AccountState });
    },
  });
  if (form.problem?.code === 'invalid-code') return <LinkRunOut />;
  return (
    <AccountPage title={t.title} lead={t.lead}>
      <AccountForm form={form} submit={t.submit}>
        <NewPasswordField label={common.newPassword} bind={form.field('password')} />
      </AccountForm>
      <Aside>
        <TallLink to={loginPath}>{common.backToLogIn}</TallLink>
      </Aside>
    </AccountPage>
  );
}
