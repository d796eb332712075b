import { optionsOf } from '../../ui/filter/options-of';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields/fields';
import type { FieldBinding } from '../../ui/form/state/use-form';
import type { ResourceForm } from '../../ui/resource/resource-screen';
import type { FieldRowFragment } from './custom-fields.generated';
import { customFieldsTexts as t } from './custom-fields.texts';

const types = optionsOf(t.types);
export const typeWord = (type: string): string => t.types[type as keyof typeof t.types] ?? type;

export function FieldFields({ form, field }: { form: ResourceForm; field: FieldRowFragment | null }) {
  const bind = (name: string): FieldBinding<string> => form.field(name) as FieldBinding<string>;
  return (
    <>
      <TextField label={t.fields.name} autoComplete="off" maxLength={50} bind={bind('name')} />
      {field === null ? (
        <SelectField label={t.fields.type} help={t.typeHelp} options={types} bind={bind('type')} />
      ) : (
        <TextField
          label={t.fields.type}
          readOnly
          help={t.typeStays}
          bind={{ ...bind('type'), value: typeWord(field.type), onChange: () => {} }}
        />
      )}
      {form.values['type'] === 'category' && (
        <TextAreaField label={t.items} help={t.itemsHelp} rows={6} bind={bind('items')} />
      )}
    </>
  );
}
