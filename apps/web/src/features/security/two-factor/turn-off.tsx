import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { passwordRequired } from '@bellbird/field-rules';
import { codeOf } from '../../../domain/proof/code-of';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { keepUser, useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { PasswordField, TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { notify } from '../../../ui/toast/notify';
import { InlineForm } from '../inline-form';
import { securityTexts } from '../security.texts';
import { useOnce } from '../use-once';
import type { FlowProps } from './two-factor-card';
import {
  DisableTwoFactorByEmailDocument,
  DisableTwoFactorDocument,
  SendTwoFactorEmailCodeDocument,
} from './two-factor.generated';

const t = securityTexts.twoFactor;

/** By a code of the app or a recovery code, or by one that is mailed; with the password of who has one. */
export default function TurnOff({ onClose, onChange }: FlowProps) {
  const client = useApolloClient();
  const { email, hasPassword = true } = useUser();
  const { running, once } = useOnce();
  const [isByMail, setByMail] = useState(false);
  const form = useForm({
    initial: { code: '', password: '' },
    rules: {
      code: (typed) => (typed.trim() === '' ? t.anyCodeMissing : undefined),
      password: (typed) => (hasPassword && typed === '' ? passwordRequired : undefined),
    },
    submit: async ({ code, password }) => {
      try {
        await client.mutate({
          mutation: isByMail ? DisableTwoFactorByEmailDocument : DisableTwoFactorDocument,
          variables: { code: codeOf(code), input: hasPassword ? { password } : null },
        });
      } catch (error) {
        const problem = problemOf(error);
        throw problem.code === 'invalid-code' ? problemAt(problem, 'code') : problem;
      }
      keepUser({ twoFactor: false });
      notify({ kind: 'success', title: t.isOff, text: t.isOffText });
      onClose();
      onChange();
    },
  });
  const sendMail = async (): Promise<void> => {
    await client.mutate({ mutation: SendTwoFactorEmailCodeDocument });
    setByMail(true);
    form.set({ code: '' });
  };
  return (
    <InlineForm
      form={form}
      submit={t.offTitle}
      variant="dangerSolid"
      onCancel={onClose}
      others={
        <Button
          variant="ghost"
          loading={running === 'mail'}
          onClick={() => (isByMail ? setByMail(false) : once('mail', sendMail))}
        >
          {isByMail ? t.byApp : t.sendMail}
        </Button>
      }
    >
      <Text color="textSecond">{t.offText}</Text>
      {isByMail && (
        <Notice role="status" tone="green" icon={MailCheck}>
          {t.mailSent}
        </Notice>
      )}
      <TextField
        label={isByMail ? t.mailCode : t.code}
        help={isByMail ? undefined : t.codeHelp}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        bind={form.field('code')}
      />
      {hasPassword && (
        <>
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField label={t.password} autoComplete="current-password" bind={form.field('password')} />
        </>
      )}
    </InlineForm>
  );
}
