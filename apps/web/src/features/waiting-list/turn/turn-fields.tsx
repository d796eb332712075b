import { SelectField, TextField } from '../../../ui/form/fields/fields';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { waitingListTexts } from '../waiting-list.texts';

const t = waitingListTexts.add;

/** What is known of somebody besides their name, whether they are added or put right. */
export function TurnFields({
  form,
  asksPartySize,
  resources,
}: {
  form: { field: (name: 'phone' | 'partySize' | 'resource' | 'note') => FieldBinding<string> };
  asksPartySize: boolean;
  /** What one may wait for; none is asked for where there are none. */
  resources: readonly { id: string; name: string }[];
}) {
  return (
    <>
      <TextField label={t.phone} help={t.phoneHelp} bind={form.field('phone')} type="tel" autoComplete="off" optional />
      {asksPartySize && (
        <TextField label={t.party} bind={form.field('partySize')} inputMode="numeric" autoComplete="off" optional />
      )}
      {resources.length > 0 && (
        <SelectField
          label={t.resource}
          bind={form.field('resource')}
          options={[{ value: '', label: t.anybody }, ...resources.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <TextField label={t.note} bind={form.field('note')} autoComplete="off" optional />
    </>
  );
}
