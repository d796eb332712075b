import { useEffect, useState } from 'react';
import type { FieldValue } from '../filter';

/** The values of one condition's field: those that contain a text, among the rows that the other conditions leave. */
export type OwnValues = (search: string) => Promise<readonly FieldValue[]>;

export interface FoundValues {
  /** Null until they are there. What was found before stays while the next is looked up. */
  data: readonly FieldValue[] | null;
  hasFailed: boolean;
  tryAgain: () => void;
}

const restMs = 200;

/** Looks values up as somebody types; an answer that is overtaken by a later question is dropped. */
export function useValues(values: OwnValues | undefined, search: string): FoundValues {
  const [found, setFound] = useState<readonly FieldValue[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (values === undefined) return;
    let isOver = false;
    const timer = setTimeout(
      () =>
        void values(search).then(
          (data) => !isOver && (setFound(data), setFailed(false)),
          () => !isOver && setFailed(true),
        ),
      search === '' ? 0 : restMs,
    );
    return () => (clearTimeout(timer), void (isOver = true));
  }, [values, search, tries]);
  return { data: found, hasFailed, tryAgain: () => (setFailed(false), setTries(tries + 1)) };
}
