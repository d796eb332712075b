import { Stack } from '@chakra-ui/react/stack';
import { PasswordField, TextField } from '../../ui/form/plain-fields';
import type { FieldBinding } from '../../ui/form/use-form';
import { PasswordNeeds } from './password-needs';
import { publicAccountTexts as t } from './public-account.texts';

/** The address that somebody logs in by. */
export const EmailField = ({ bind, help }: { bind: FieldBinding<string>; help?: string }) => (
  <TextField
    label={t.email}
    {...(help !== undefined && { help })}
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    size="lg"
    bind={bind}
  />
);

/** A password yet to be chosen, with what it needs. */
export const NewPasswordField = ({ bind, label }: { bind: FieldBinding<string>; label: string }) => (
  <Stack gap="8px">
    <PasswordField label={label} autoComplete="new-password" size="lg" describedBy="password-needs" bind={bind} />
    <PasswordNeeds id="password-needs" password={bind.value} />
  </Stack>
);
