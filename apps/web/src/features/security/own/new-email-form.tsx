import { useApolloClient } from '@apollo/client/react';
import { invalidEmail, isEmail } from '@bellbird/field-rules';
import { useUser } from '../../../lib/session/session';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { useForm } from '../../../ui/form/state/use-form';
import { InlineForm } from '../inline-form';
import { ChangeEmailDocument } from '../security.generated';
import { securityTexts } from '../security.texts';

const t = securityTexts.email;

/** The new address, to which a code is sent. */
export function NewEmailForm({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
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
