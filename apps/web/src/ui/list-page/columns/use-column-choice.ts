import { useCallback, useMemo, useState } from 'react';
import { useUser } from '../../../lib/session/session';
import { store, stored } from '../../../lib/stored';
import type { Column } from '../list-declaration';
import { currentChoice, readChoice, usualChoice, type ColumnChoice } from './columns';

/** A person's own columns of a list, kept in their browser. */
export function useColumnChoice<Row>(list: string, columns: readonly Column<Row>[]) {
  const { id } = useUser();
  const key = `bellbird.columns.${list}.${id}`;
  const [kept, setKept] = useState(() => readChoice(stored(key)));
  const choice = useMemo(() => currentChoice(columns, kept), [columns, kept]);
  const choose = useCallback(
    (next: ColumnChoice | null) => {
      store(key, next === null ? null : JSON.stringify(next));
      setKept(next);
    },
    [key],
  );
  return { choice, choose, isUsual: kept === null || JSON.stringify(choice) === JSON.stringify(usualChoice(columns)) };
}
