import { Stack } from '@chakra-ui/react/stack';
import { CircleCheck, ClockAlert } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invalidEmail, isEmail, passwordRequired } from '@bellbird/field-rules';
import { callGraph } from '../../lib/graph/call-graph';
import { Problem, problemOf } from '../../lib/graph/problem';
import { signIn } from '../../lib/session/start-session';
import { FormProblem } from '../../ui/form/form-problem';
import { PasswordField, TextField } from '../../ui/form/plain-fields';
import { useForm } from '../../ui/form/use-form';
import { Notice } from '../../ui/notice';
import { AccountPage, Aside, SubmitButton, TallLink } from './account-form';
import { forgotPath, signUpPath, verifyPath, type AccountState } from './account-paths';
import { ResendEmailCodeDocument } from './account.generated';
import { publicAccountTexts } from './public-account.texts';

const { logInPage: t, ...common } = publicAccountTexts;

export function Component() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: AccountState | null };
  const form = useForm({
    initial: { email: state?.email ?? '', password: '' },
    rules: {
      email: (value) => (isEmail(value.trim()) ? undefined : invalidEmail),
      password: (value) => (value === '' ? passwordRequired : undefined),
    },
    submit: async ({ email, password }) => {
      try {
        await signIn(email.trim(), password);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === 'unauthorized')
          throw new Problem(problem.code, problem.title, t.noMatch, [{ field: 'password', message: t.noMatch }]);
        if (problem.code !== 'email-not-verified') throw problem;
        // The code of the sign-up may have run out long ago.
        await callGraph(ResendEmailCodeDocument, { email: email.trim() }).catch(() => undefined);
        void navigate(verifyPath(email.trim()));
      }
    },
  });
  return (
    <AccountPage title={common.logIn} notice={<LogInNotice state={state} />}>
      <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack gap="18px">
          <TextField
            label={common.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            size="lg"
            bind={form.field('email')}
          />
          <PasswordField
            label={common.password}
            autoComplete="current-password"
            size="lg"
            bind={form.field('password')}
            aside={
              <TallLink
                flexShrink={0}
                fontSize="13px"
                to={forgotPath}
                state={{ email: form.values.email } satisfies AccountState}
              >
                {t.forgot}
              </TallLink>
            }
          />
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isSubmitting}>{common.logIn}</SubmitButton>
        </Stack>
      </form>
      <Aside>
        {t.newHere} <TallLink to={signUpPath}>{t.create}</TallLink>
      </Aside>
    </AccountPage>
  );
}

function LogInNotice({ state }: { state: AccountState | null }) {
  if (state?.passwordChanged)
    return (
      <Notice role="status" tone="green" icon={CircleCheck}>
        {t.passwordChanged}
      </Notice>
    );
  if (state?.sessionExpired)
    return (
      <Notice role="status" tone="amber" icon={ClockAlert} title={t.expiredTitle}>
        {t.expired(state.pageTitle)}
      </Notice>
    );
  return null;
}
