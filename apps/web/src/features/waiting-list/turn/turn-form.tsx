import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/fields';
import { RowForm } from '../../../ui/list-page/row/row-form';
import { waitingListTexts } from '../waiting-list.texts';
import { TurnFields } from './turn-fields';
import { useTurnForm, type TurnFormOptions } from './use-turn-form';

const t = waitingListTexts.drawer;

/** Name, phone, party and note of somebody on the list, or who was. */
export function TurnForm({
  around,
  hasEnded,
  onCancel,
  ...options
}: TurnFormOptions & {
  around: { listPath: string; closeTo: string; rowId: string };
  /** Then it waits for nobody any more. */
  hasEnded: boolean;
  onCancel: () => void;
}) {
  const { form, conflict } = useTurnForm(options);
  return (
    <RowForm
      title={options.from.name ?? waitingListTexts.noName}
      {...around}
      form={form}
      conflict={conflict}
      save={t.save}
      isAsked
      aside={<Button onClick={onCancel}>{t.cancel}</Button>}
    >
      <TextField label={t.name} bind={form.field('name')} autoComplete="off" />
      <TurnFields form={form} asksPartySize resources={hasEnded ? [] : options.settings.resources} />
    </RowForm>
  );
}
