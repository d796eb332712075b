import type { Members } from '../../lib/graph/members';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../form/fields/fields';
import type { FieldBinding } from '../form/state/use-form';
import type { ResourceForm } from './resource-screen';

/** From how many characters on a text is written in several lines. */
const longText = 200;

/** A field for each member, by its kind. */
export function MemberFields({
  members,
  labels,
  form,
}: {
  members: Members;
  labels: Readonly<Record<string, string>>;
  form: ResourceForm;
}) {
  return Object.entries(members).map(([name, { kind, required, max, words }]) => {
    const label = labels[name] ?? name;
    const optional = required !== true;
    const bind = form.field(name) as FieldBinding<string>;
    if (kind === 'boolean')
      return (
        <CheckboxField key={name} bind={form.field(name) as FieldBinding<boolean>}>
          {label}
        </CheckboxField>
      );
    if (kind === 'words') {
      const options = (words ?? []).map((value) => ({ value, label: value }));
      return (
        <SelectField
          key={name}
          label={label}
          optional={optional}
          options={optional ? [{ value: '', label: '' }, ...options] : options}
          bind={bind}
        />
      );
    }
    if (kind === 'text' && (max ?? Infinity) > longText)
      return <TextAreaField key={name} label={label} optional={optional} bind={bind} />;
    return (
      <TextField
        key={name}
        label={label}
        optional={optional}
        autoComplete="off"
        {...(kind === 'number' && { inputMode: 'decimal' as const })}
        {...(max !== undefined && { maxLength: max })}
        bind={bind}
      />
    );
  });
}
