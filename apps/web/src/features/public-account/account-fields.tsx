import { TextField } from '../../ui/form/fields/plain-fields';
import type { FieldBinding } from '../../ui/form/state/use-form';
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
