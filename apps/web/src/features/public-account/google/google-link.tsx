import { useNavigate } from 'react-router-dom';
import { passwordRequired } from '@bellbird/field-rules';
import { codeOf } from '../../../domain/proof/code-of';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { rememberedRedirect } from '../../../lib/session/redirect';
import { startSession } from '../../../lib/session/start-session';
import { PasswordField, TextField } from '../../../ui/form/fields/plain-fields';
import { useForm } from '../../../ui/form/state/use-form';
import { AccountForm } from '../account-form';
import { Aside, TallLink } from '../account-links';
import { AccountPage } from '../account-page';
import { loginPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';
import { forgetOutcome, type GoogleOutcome } from './google-outcome';
import { LinkGoogleDocument } from './google.generated';
import { googleTexts as t } from './google.texts';

/** The address has an account with a password: whose it is proves it once, and it is never linked silently. */
export function GoogleLink({ outcome: { token, email } }: { outcome: Extract<GoogleOutcome, { kind: 'link' }> }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', code: '' },
    rules: { password: (typed) => (typed === '' ? passwordRequired : undefined) },
    submit: async ({ password, code }) => {
      try {
        const { linkGoogle } = await callGraph(LinkGoogleDocument, {
          input: { linkToken: token, password, ...(code.trim() !== '' && { code: codeOf(code) }) },
        });
        forgetOutcome();
        startSession(linkGoogle!);
        void navigate(rememberedRedirect() ?? '/home', { replace: true });
      } catch (error) {
        const problem = problemOf(error);
        throw problem.code === 'invalid-code' ? problemAt(problem, 'password') : problem;
      }
    },
  });
  return (
    <AccountPage title={t.linkTitle} lead={t.linkLead(email)}>
      <AccountForm form={form} submit={t.linkSubmit} gap="4">
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={publicAccountTexts.password}
          autoComplete="current-password"
          autoFocus
          size="lg"
          bind={form.field('password')}
        />
        <TextField
          label={t.linkCode}
          help={t.linkCodeHelp}
          optional
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          size="lg"
          bind={form.field('code')}
        />
      </AccountForm>
      <Aside>
        <TallLink to={loginPath}>{publicAccountTexts.backToLogIn}</TallLink>
      </Aside>
    </AccountPage>
  );
}
