import type { TurnChange } from '../../../lib/graph/schema.generated';
import type { BoardTurnFragment } from '../waiting-list.generated';
import { waitingListTexts } from '../waiting-list.texts';

type Editable = Pick<BoardTurnFragment, 'name' | 'phoneInternational' | 'partySize' | 'note' | 'resource'>;

/** What is typed over a turn, or of a `new` one, is kept by this. */
export const turnFormAddress = (id: string): string => `/waiting-list/${id}`;

/** What of a turn is edited, as a form has it. */
export const formOf = ({ name, phoneInternational, partySize, note, resource }: Editable) => ({
  name: name ?? '',
  phone: phoneInternational ?? '',
  partySize: partySize == null ? '' : String(partySize),
  note: note ?? '',
  resource: resource ?? '',
});

/** How many somebody may come with; what stands already may stay, though fewer may come since. */
export const partyRule =
  (most: number, stands = '') =>
  (size: string): string | undefined =>
    ['', stands].includes(size) || (/^\d{1,2}$/.test(size) && Number(size) >= 1 && Number(size) <= most)
      ? undefined
      : waitingListTexts.add.partyWrong(most);

/** What was changed of it; what was emptied is null. */
export function changesOf(turn: Editable, values: ReturnType<typeof formOf>): TurnChange {
  const before = formOf(turn);
  const of = <Name extends keyof typeof before>(name: Name) =>
    values[name].trim() === before[name]
      ? {}
      : {
          [name]: values[name].trim() === '' ? null : name === 'partySize' ? Number(values[name]) : values[name].trim(),
        };
  return { ...of('name'), ...of('phone'), ...of('partySize'), ...of('note'), ...of('resource') };
}
