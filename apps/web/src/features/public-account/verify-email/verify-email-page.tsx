import { Span } from '@chakra-ui/react/span';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { digitsOf } from '../../../ui/form/fields/digits-of';
import { Notice } from '../../../ui/notice';
import { NoBreak } from '../../../ui/prose/no-break';
import { EmailField } from '../account-fields';
import { AccountForm } from '../account-form';
import { Aside, TallLink } from '../account-links';
import { AccountPage } from '../account-page';
import { signUpPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';
import { CodeField } from './code-field';
import { ResendCode } from './resend-code';
import { useVerifyEmail } from './use-verify-email';

const t = publicAccountTexts.verifyPage;

export function Component() {
  const [parameters] = useSearchParams();
  const known = parameters.get('email') ?? '';
  const [isResent, setResent] = useState(false);
  const form = useVerifyEmail({ known, onTry: () => setResent(false) });
  const typeCode = (typed: string): void => (form.setErrors({}), form.set({ code: digitsOf(typed) }));
  const resend = <ResendCode email={form.values.email} onSent={() => (form.startOver(), setResent(true))} />;
  return (
    <AccountPage title={t.title} lead={known === '' ? t.ask : <SentTo email={known} />}>
      <AccountForm form={form} submit={t.submit} others={resend}>
        {known === '' && <EmailField bind={form.field('email')} />}
        <CodeField isFirst={known !== ''} bind={{ ...form.field('code'), onChange: typeCode }} />
        {isResent && (
          <Notice role="status" tone="green" icon={CircleCheck}>
            {t.resent}
          </Notice>
        )}
      </AccountForm>
      <Aside>
        <TallLink to={signUpPath}>{t.other}</TallLink>
      </Aside>
    </AccountPage>
  );
}

const SentTo = ({ email }: { email: string }) => (
  <>
    {t.sentTo}{' '}
    <Span color="text" fontWeight="500" overflowWrap="anywhere">
      <NoBreak>{email}</NoBreak>
    </Span>
    .
  </>
);
