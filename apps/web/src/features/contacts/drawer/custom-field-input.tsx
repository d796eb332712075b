import { useToday } from '../../../lib/use-today';
import { ChoiceField } from '../../../ui/choice/choice-field';
import { DateField } from '../../../ui/date/date-field';
import { SelectField, TextField } from '../../../ui/form/fields/fields';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import type { CustomField } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';

const yesNo = [
  { value: '', label: t.notSet },
  { value: 'yes', label: t.yes },
  { value: 'no', label: t.no },
];

/** The input that fits a custom field's type. */
export function CustomFieldInput({ field, bind }: { field: CustomField; bind: FieldBinding<string> }) {
  switch (field.type) {
    case 'bool':
      return <SelectField label={field.name} optional options={yesNo} bind={bind} />;
    case 'category':
      return (
        <ChoiceField
          label={field.name}
          optional
          options={[{ value: '', label: t.notSet }, ...field.items.map((item) => ({ value: item, label: item }))]}
          bind={bind}
        />
      );
    case 'date':
      return <CustomDay label={field.name} bind={bind} />;
    case 'number':
      return <TextField label={field.name} optional inputMode="decimal" autoComplete="off" bind={bind} />;
    case 'text':
      return <TextField label={field.name} optional autoComplete="off" bind={bind} />;
  }
}

const CustomDay = ({ label, bind }: { label: string; bind: FieldBinding<string> }) => (
  <DateField label={label} optional bind={bind} today={useToday()} />
);
