import { Stack } from '@chakra-ui/react/stack';
import { invalidPassword, isPassword, passwordRequired } from '@bellbird/field-rules';
import { PasswordField } from '../form/fields/plain-fields';
import type { FieldBinding } from '../form/state/use-form';
import { PasswordNeeds } from './password-needs';

/** What is wrong with a password yet to be chosen. */
export function newPasswordProblem(typed: string): string | undefined {
  if (typed === '') return passwordRequired;
  return isPassword(typed) ? undefined : invalidPassword;
}

/** A password yet to be chosen, with what it needs. */
export const NewPasswordField = ({
  bind,
  label,
  size = 'lg',
}: {
  bind: FieldBinding<string>;
  label: string;
  size?: 'md' | 'lg';
}) => (
  <Stack gap="2">
    <PasswordField label={label} autoComplete="new-password" size={size} describedBy="password-needs" bind={bind} />
    <PasswordNeeds id="password-needs" password={bind.value} />
  </Stack>
);
