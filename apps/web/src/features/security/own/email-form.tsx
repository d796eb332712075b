import { useApolloClient } from '@apollo/client/react';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { invalidEmail, isEmail } from '@bellbird/field-rules';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { keepUser, useUser } from '../../../lib/session/session';
import { digitsOf } from '../../../ui/form/digits-of';
import { TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { notify } from '../../../ui/toast/notify';
import { InlineForm } from '../inline-form';
import { ChangeEmailDocument, ConfirmEmailChangeDocument } from '../security.generated';
import { securityTexts } from '../security.texts';

const t = securityTexts.email;
interface Props {
  onClose: () => void;
  onChange: () => void;
}

/** Another address: the new one is asked for, then the code that went to it. */
export function EmailForm({ onClose, onChange }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NewAddress onClose={onClose} onSent={setSentTo} />
  ) : (
    <Code email={sentTo} onClose={onClose} onChange={onChange} />
  );
}

function NewAddress({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const client = useApolloClient();
  const present = useUser().email;
  const form = useForm({
    initial: { email: '' },
    rules: {
      email: (typed) => {
        const meant = typed.trim();
        if (!isEmail(meant)) return invalidEmail;
        return meant.toLowerCase() === present.toLowerCase() ? t.same : undefined;
      },
    },
    submit: async ({ email }) => {
      const input = { email: email.trim() };
      await client.mutate({ mutation: ChangeEmailDocument, variables: { input } });
      onSent(input.email);
    },
  });
  return (
    <InlineForm form={form} submit={t.submit} onCancel={onClose}>
      <TextField
        label={t.next}
        help={t.help}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        bind={form.field('email')}
      />
    </InlineForm>
  );
}

function Code({ email, onClose, onChange }: Props & { email: string }) {
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
