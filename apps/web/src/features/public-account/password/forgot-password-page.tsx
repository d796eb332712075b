import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { callGraph } from '../../../lib/graph/call-graph';
import { Button } from '../../../ui/button';
import { useForm } from '../../../ui/form/state/use-form';
import { Notice } from '../../../ui/notice';
import { EmailField } from '../account-fields';
import { AccountForm } from '../account-form';
import { Aside, TallLink } from '../account-links';
import { AccountPage } from '../account-page';
import { loginPath, type AccountState } from '../account-paths';
import { emailProblem } from '../account-rules';
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
    rules: { email: emailProblem },
    submit: async ({ email }) => {
      await callGraph(ForgotPasswordDocument, { email: email.trim() });
      setSentTo(email.trim());
    },
  });
  const sent = sentTo !== null && (
    <Notice role="status" tone="green" icon={MailCheck}>
      {t.sent(sentTo)}
    </Notice>
  );
  const otherAddress = (
    <Button size="lg" variant="ghost" onClick={() => setSentTo(null)}>
      {t.otherAddress}
    </Button>
  );
  return (
    <AccountPage title={sent ? t.sentTitle : t.title} lead={!sent && t.lead} notice={sent}>
      {sent ? (
        <AccountForm form={form} submit={t.again} variant="outline" others={otherAddress} />
      ) : (
        <AccountForm form={form} submit={t.submit}>
          <EmailField bind={form.field('email')} />
        </AccountForm>
      )}
      <Aside>
        <TallLink to={loginPath}>{common.backToLogIn}</TallLink>
      </Aside>
    </AccountPage>
  );
}
