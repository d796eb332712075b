import type { FieldWords } from '../../../ui/form/fields/framed';
import { TextField } from '../../../ui/form/fields/plain-fields';
import type { NumberName } from './settings-values';
import type { SettingsFields } from './use-settings-form';

/** A whole number of the settings. */
export const NumberField = ({ form, name, ...words }: FieldWords & { form: SettingsFields; name: NumberName }) => (
  <TextField {...words} inputMode="numeric" autoComplete="off" maxLength={6} bind={form.field(name)} />
);
