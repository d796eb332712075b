import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { passwordRequired } from '@bellbird/field-rules';
import { codeOf } from '../../../domain/proof/code-of';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { keepUser, useUser } from '../../../lib/session/session';
import { useForm } from '../../../ui/form/state/use-form';
import { notify } from '../../../ui/toast/notify';
import { securityTexts } from '../security.texts';
import type { FlowProps } from './flow';
import {
  DisableTwoFactorByEmailDocument,
  DisableTwoFactorDocument,
  SendTwoFactorEmailCodeDocument,
} from './two-factor.generated';

const t = securityTexts.twoFactor;

/** Turns two-factor off by a code of the app or a recovery code, or by one that is mailed; with the password of who has one. */
export function useTurnOff({ onClose, onChange }: FlowProps) {
  const client = useApolloClient();
  const { hasPassword = true } = useUser();
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
  return {
    form,
    isByMail,
    hasPassword,
    byApp: (): void => setByMail(false),
    sendMail: async (): Promise<void> => {
      await client.mutate({ mutation: SendTwoFactorEmailCodeDocument });
      setByMail(true);
      form.set({ code: '' });
    },
  };
}
