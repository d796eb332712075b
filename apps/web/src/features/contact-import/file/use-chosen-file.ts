import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { guessColumns, recallColumns, retarget, type Column } from '../columns/columns';
import type { KnownField } from '../columns/known-field';
import { ImportFieldsDocument } from '../contact-import.generated';
import { looksLikePerson, readPeopleFile, withHeadings, type PeopleFile } from './people-file';

interface Chosen {
  file: File;
  read: PeopleFile;
}

/** The file of an import and what its columns are taken for, by their headings and by what was said of the like last time. */
export function useChosenFile(remembered: Parameters<typeof recallColumns>[1]) {
  const { data, client } = useQuery(ImportFieldsDocument);
  const fields: readonly KnownField[] = data?.attributes?.data ?? [];
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [columns, setColumns] = useState<Column[]>([]);

  // A field that was undone or deleted elsewhere takes no column any more.
  const isThere = ({ target }: Column): boolean =>
    data === undefined ||
    !target?.startsWith('attributes.') ||
    fields.some(({ key }) => target === `attributes.${key}`);
  const shown = columns.map((column) => (isThere(column) ? column : { ...column, target: null }));

  async function start(file: File, read: PeopleFile): Promise<void> {
    // Whoever is quicker than the answer waits for it: a guess without the custom fields would be another one.
    const known =
      (data ?? (await client.query({ query: ImportFieldsDocument }).catch(() => null))?.data)?.attributes?.data ?? [];
    setChosen({ file, read });
    setColumns(recallColumns(guessColumns(read, known), remembered, known));
  }
  async function addHeadings({ file, read }: Chosen): Promise<void> {
    const mended = withHeadings(file, read);
    const again = await readPeopleFile(mended);
    if (typeof again !== 'string') await start(mended, again);
  }
  return {
    chosen,
    fields,
    knownTags: (data?.tags?.data ?? []).map(({ name }) => name),
    /** As they were said to be. */
    said: columns,
    columns: shown,
    start,
    /** Null where the first row is headings already. */
    addHeadings:
      chosen?.read.isOneByte && looksLikePerson(chosen.read.headings) ? () => void addHeadings(chosen) : null,
    setColumns,
    takeFields: (made: readonly { key: string; at: number }[]): void =>
      setColumns((now) => made.reduce((all, { key, at }) => retarget(all, at, `attributes.${key}`), now)),
  };
}
