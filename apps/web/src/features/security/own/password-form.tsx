import { useApolloClient } from '@apollo/client/react';
import { passwordRequired } from '@bellbird/field-rules';
import { keepUser, useUser } from '../../../lib/session/session';
import { PasswordField } from '../../../ui/form/fields/plain-fields';
import { useForm } from '../../../ui/form/state/use-form';
import { NewPasswordField, newPasswordProblem } from '../../../ui/password/new-password-field';
import { notify } from '../../../ui/toast/notify';
import { InlineForm } from '../inline-form';
import { ChangePasswordDocument } from '../security.generated';
import { securityTexts } from '../security.texts';

const t = securityTexts.password;

/** Another password, or the first of who logs in with Google, which a fresh proof stands for. */
export function PasswordForm({
  hasPassword,
  onClose,
  onChange,
}: {
  hasPassword: boolean;
  onClose: () => void;
  onChange: () => void;
}) {
  const client = useApolloClient();
  const { email } = useUser();
  const form = useForm({
    initial: { currentPassword: '', password: '' },
    rules: {
      currentPassword: (typed) => (hasPassword && typed === '' ? passwordRequired : undefined),
      password: newPasswordProblem,
    },
    submit: async ({ currentPassword, password }) => {
      const input = hasPassword ? { currentPassword, password } : { password };
      await client.mutate({ mutation: ChangePasswordDocument, variables: { input } });
      keepUser({ hasPassword: true });
      notify({ kind: 'success', title: t.done, text: t.doneText });
      onClose();
      onChange();
    },
  });
  return (
    <InlineForm form={form} submit={hasPassword ? t.submit : t.submitFirst} onCancel={onClose}>
      <input hidden readOnly autoComplete="username" value={email} />
      {hasPassword && (
        <PasswordField
          label={t.current}
          autoComplete="current-password"
          autoFocus
          bind={form.field('currentPassword')}
        />
      )}
      <NewPasswordField label={t.next} size="md" bind={form.field('password')} />
    </InlineForm>
  );
}
