import { useApolloClient } from '@apollo/client/react';
import { MailCheck } from 'lucide-react';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { keepUser } from '../../../lib/session/session';
import { digitsOf } from '../../../ui/form/fields/digits-of';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { useForm } from '../../../ui/form/state/use-form';
import { Notice } from '../../../ui/notice';
import { notify } from '../../../ui/toast/notify';
import { InlineForm } from '../inline-form';
import { ConfirmEmailChangeDocument } from '../security.generated';
import { securityTexts } from '../security.texts';

const t = securityTexts.email;

/** The code that went to the new address; with it the address is changed. */
export function EmailCodeForm({
  email,
  onClose,
  onChange,
}: {
  email: string;
  onClose: () => void;
  onChange: () => void;
}) {
  const client = useApolloClient();
  const form = useForm({
    initial: { code: '' },
    rules: { code: (typed) => (typed.length === 8 ? undefined : t.codeMissing) },
    submit: async ({ code }) => {
      try {
        const { data } = await client.mutate({ mutation: ConfirmEmailChangeDocument, variables: { code } });
        const now = data!.confirmEmailChange!.email;
        keepUser({ email: now });
        notify({ kind: 'success', title: t.done(now), text: t.doneText });
        onClose();
        onChange();
      } catch (error) {
        const problem = problemOf(error);
        throw problem.code === 'invalid-code' ? problemAt(problem, 'code') : problem;
      }
    },
  });
  const bind = form.field('code');
  return (
    <InlineForm form={form} submit={t.confirm} onCancel={onClose}>
      <Notice role="status" tone="green" icon={MailCheck}>
        {t.sent(email)}
      </Notice>
      <TextField
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        bind={{ ...bind, onChange: (typed) => bind.onChange(digitsOf(typed, 8)) }}
      />
    </InlineForm>
  );
}
