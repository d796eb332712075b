import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clock } from '../../../../lib/clock';
import { keepInTab, keptInTab } from '../../../../lib/kept-in-tab';
import { useUser } from '../../../../lib/session/session';
import { keepImport, type KeptImport } from '../../kept-imports';
import { promises, type Agreement } from '../../people/people-step';
import { useUpload, type UploadState } from '../../people/use-upload';
import type { FaultyRow, FaultyTable } from '../rejected-file';
import { fileOfMended, mendableCells, withCell, type Mended } from './mendable';

export interface Mending {
  /** Places of the cells that one can change, of a row. */
  cellsOf: (row: FaultyRow) => number[];
  valueAt: (row: FaultyRow, at: number) => string;
  change: (row: FaultyRow, at: number, value: string) => void;
  /** Rows that were changed. */
  count: number;
  state: UploadState;
  /** Imports the changed rows, and leads to what becomes of them. */
  importAgain: () => Promise<void>;
}

/**
 * Faulty rows that are mended where they are shown: those that were changed are an import of their own, by the choices of
 * the first. What was typed is kept in the tab until then. Null where this browser does not know these choices, as it did
 * not start that import, and where there is nothing to mend.
 */
export function useMending(jobId: string, kept: KeptImport | undefined, table: FaultyTable | null): Mending | null {
  const user = useUser();
  const navigate = useNavigate();
  const { state, upload } = useUpload();
  const place = `bellbird.mended.${user.id}.${jobId}`;
  const [mended, setMended] = useState<Mended>(() => new Map(Object.entries(keptInTab(place) ?? {})));
  useEffect(() => keepInTab(place, mended.size === 0 ? null : Object.fromEntries(mended)), [place, mended]);
  const file = useMemo(
    // Tried again after a lost connection it is the same file, and so the same import.
    () => (kept === undefined || table === null ? null : fileOfMended(table, mended, kept.fileName)),
    [kept?.fileName, table, mended],
  );
  if (kept?.how === undefined || table === null || file === null) return null;
  const { how, tags, isAgreed } = kept;
  const cellsOf = (row: FaultyRow): number[] => mendableCells(row, table.headings, how);
  if (table.rows.every((row) => cellsOf(row).length === 0)) return null;
  const importAgain = async (): Promise<void> => {
    const optInAgreement = Object.fromEntries(promises.map((promise) => [promise, isAgreed])) as Agreement;
    const id = await upload(file, { ...how, tags, optInAgreement, dryRun: false });
    if (id === null) return;
    keepInTab(place, null);
    keepImport(user.id, id, { ...kept, startedAt: clock.now().toISOString() });
    void navigate(`/contacts/import/${id}`);
  };
  return {
    cellsOf,
    valueAt: (row, at) => mended.get(row.row)?.[at] ?? row.cells[at] ?? '',
    change: (row, at, value) => setMended((before) => withCell(before, row, at, value)),
    count: mended.size,
    state,
    importAgain,
  };
}
