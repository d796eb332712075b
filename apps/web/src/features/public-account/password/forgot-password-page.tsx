import { Stack } from '@chakra-ui/react/stack';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { invalidEmail, isEmail } from '@bellbird/field-rules';
import { callGraph } from '../../../lib/graph/call-graph';
import { Button } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { AccountPage, Aside, SubmitButton, TallLink } from '../account-form';
import { loginPath, type AccountState } from '../account-paths';
import { ForgotPasswordDocument } from '../account.generated';
import { publicAccountTexts } from '../public-account.texts';

const { forgotPage: t, ...common } = publicAccountTexts;

/** The answer is the same for every address: whether it is known is told to its mailbox alone. */
export function Component() {
  const { state } = useLocation() as { state: AccountState | null };
  const [initial] = useState({ email: state?.email ?? '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial,
    rules: { email: (value) => (isEmail(value.trim()) ? undefined : invalidEmail) },
    submit: async ({ email }) => {
      await callGraph(ForgotPasswordDocument, { email: email.trim() });
      setSentTo(email.trim());
    },
  });
  return (
    <AccountPage
      title={sentTo === null ? t.title : t.sentTitle}
      {...(sentTo === null && { lead: t.lead })}
      notice={
        sentTo !== null && (
          <Notice role="status" tone="green" icon={MailCheck}>
            {t.sent(sentTo)}
          </Notice>
        )
      }
    >
      <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack gap="18px">
          {sentTo === null && (
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
          )}
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isSubmitting} {...(sentTo !== null && { variant: 'outline' })}>
            {sentTo === null ? t.submit : t.again}
          </SubmitButton>
          {sentTo !== null && (
            <Button size="lg" variant="ghost" onClick={() => setSentTo(null)}>
              {t.otherAddress}
            </Button>
          )}
        </Stack>
      </form>
      <Aside>
        <TallLink to={loginPath}>{common.backToLogIn}</TallLink>
      </Aside>
    </AccountPage>
  );
}
