import { useCallback, useState } from 'react';
import { nobody, span, withRows, type Picked } from './selection';

/**
 * The rows of a list that a person picks. They belong to the rows they were picked from: another `question`, which is all
 * that decides what the list shows, begins with nobody. `ids` are the rows that are shown, in their order.
 */
export function usePicked(question: string, ids: readonly string[]) {
  const none = { of: question, picked: nobody as Picked, last: null as string | null };
  const [kept, setKept] = useState(none);
  const { picked, last } = kept.of === question ? kept : none;
  const [isOn, setOn] = useState(false);
  const pick = useCallback(
    (which: readonly string[], isPicked: boolean) =>
      setKept((before) => ({
        of: question,
        picked: withRows(before.of === question ? before.picked : nobody, which, isPicked, ids),
        last: which.at(-1) ?? null,
      })),
    [question, ids],
  );
  const pickRow = useCallback(
    (id: string, isPicked: boolean, withShift: boolean) => pick(withShift ? span(ids, last, id) : [id], isPicked),
    [pick, ids, last],
  );
  const hasPicked = picked.kind === 'all' || picked.ids.size > 0;
  return {
    picked,
    hasPicked,
    /** Of the rows that are shown. */
    pickedIds: picked.kind === 'all' ? ids : ids.filter((id) => picked.ids.has(id)),
    /** Whether rows offer to be picked on a phone, where they do not by themselves. */
    isPicking: isOn || hasPicked,
    begin: () => setOn(true),
    pick,
    pickRow,
    pickAll: () => setKept({ ...none, picked: { kind: 'all' } }),
    clear: () => (setKept(none), setOn(false)),
  };
}

export type Picking = ReturnType<typeof usePicked>;
