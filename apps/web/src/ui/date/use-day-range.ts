import { useState } from 'react';
import { plainBind } from '../form/fields/plain-bind';
import type { FieldBinding } from '../form/state/use-form';
import type { Day } from './day';

/** Two days, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/**
 * The fields of a range that is asked for at once. What is typed and cannot be asked for stays in its field, which says
 * why; the range that was asked last goes on to hold.
 */
export function useDayRange(
  asked: DayRange,
  problemOf: (from: string, to: string) => string | undefined,
  onAsk: (range: DayRange) => void,
): (name: keyof DayRange) => FieldBinding<string> {
  const [typed, setTyped] = useState<Partial<DayRange>>({});
  const shown = { ...asked, ...typed };
  return (name) =>
    plainBind(
      name,
      shown[name],
      (value) => {
        const next = { ...shown, [name]: value };
        if (problemOf(next.from, next.to) !== undefined) return setTyped({ ...typed, [name]: value });
        setTyped({});
        onAsk(next);
      },
      typed[name] === undefined ? undefined : problemOf(shown.from, shown.to),
    );
}
