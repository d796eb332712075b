import { Stack } from '@chakra-ui/react/stack';
import { Unlink } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { invalidPassword, isPassword, passwordRequired } from '@bellbird/field-rules';
import { callGraph } from '../../../lib/graph/call-graph';
import { currentSession, forgetSession } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { PasswordField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { AccountPage, Aside, SubmitButton, TallLink } from '../account-form';
import { forgotPath, loginPath, type AccountState } from '../account-paths';
import { ResetPasswordDocument } from '../account.generated';
import { PasswordNeeds } from '../password-needs';
import { publicAccountTexts } from '../public-account.texts';

const { resetPage: t, ...common } = publicAccountTexts;

export function Component() {
  const navigate = useNavigate();
  const { tokenRecoverPassword: token = '' } = useParams();
  const form = useForm({
    initial: { password: '' },
    rules: { password: (value) => (value === '' ? passwordRequired : isPassword(value) ? undefined : invalidPassword) },
    submit: async ({ password }) => {
      await callGraph(ResetPasswordDocument, { token, password });
      // The server has ended every session of theirs, this browser's too.
      if (currentSession() !== null) forgetSession('log-out');
      void navigate(loginPath, { replace: true, state: { passwordChanged: true } satisfies AccountState });
    },
  });
  if (form.problem?.code === 'invalid-code') {
    return (
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
  }
  return (
    <AccountPage title={t.title} lead={t.lead}>
      <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack gap="18px">
          <Stack gap="8px">
            <PasswordField
              label={common.newPassword}
              autoComplete="new-password"
              size="lg"
              describedBy="password-needs"
              bind={form.field('password')}
            />
            <PasswordNeeds id="password-needs" password={form.values.password} />
          </Stack>
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isSubmitting}>{t.submit}</SubmitButton>
        </Stack>
      </form>
      <Aside>
        <TallLink to={loginPath}>{common.backToLogIn}</TallLink>
      </Aside>
    </AccountPage>
  );
}
