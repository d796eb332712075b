import { useMutation } from '@apollo/client/react';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { offerUndo } from '../../../ui/toast/undo';
import { DropImportFieldDocument, ImportFieldsDocument, MakeImportFieldDocument } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';
import type { PeopleFile } from '../file/people-file';
import { unknownColumns, type Column } from './columns';
import type { KnownField } from './known-field';
import { guessFieldType, valuesOf, type MadeField } from './new-field';

/**
 * Columns that no field takes, offered as custom fields of the type that their values look like, in one press. Where one
 * of them is refused, those before it are kept and the rest are offered again.
 */
export function KeepAsFields({
  read,
  columns,
  fields,
  isMaking,
  onMaking,
  onMade,
}: {
  read: PeopleFile;
  columns: readonly Column[];
  fields: readonly KnownField[];
  isMaking: boolean;
  onMaking: (isMaking: boolean) => void;
  onMade: (made: readonly MadeField[]) => void;
}) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [make] = useMutation(MakeImportFieldDocument);
  const [drop, { client }] = useMutation(DropImportFieldDocument);
  const offered = unknownColumns(columns, fields).map((at) => ({
    at,
    name: columns[at]!.heading,
    type: guessFieldType(valuesOf(read, at)),
  }));
  if (offered.length === 0) return null;

  async function keep(): Promise<void> {
    onMaking(true);
    setProblem(null);
    const made: (MadeField & { id: string; name: string; type: string })[] = [];
    try {
      for (const { at, name, type } of offered) {
        const { data } = await make({ variables: { input: { name, type } } });
        made.push({ ...data!.createAttribute!, at });
      }
    } catch (error) {
      setProblem(problemOf(error));
    }
    // What was made is known by the answers: it is kept, though the list may fail to be read anew.
    client.cache.updateQuery(
      { query: ImportFieldsDocument },
      (before) =>
        before?.attributes && {
          ...before,
          attributes: { ...before.attributes, data: [...before.attributes.data, ...made] },
        },
    );
    onMade(made);
    // Not a refetch, which empties the list where it fails.
    await client.query({ query: ImportFieldsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    onMaking(false);
    if (made.length === 0) return;
    offerUndo(t.fieldsMade(made.length), () => void takeBack(made.map(({ id }) => id)));
  }
  async function takeBack(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => drop({ variables: { id } })));
    await client.refetchQueries({ include: [ImportFieldsDocument] });
  }
  return (
    <Notice
      icon={Columns3}
      tone={problem === null ? 'blue' : 'amber'}
      title={problem === null ? t.leftOutTitle(offered.length) : problem.title}
      role="status"
      actions={
        <Button loading={isMaking} onClick={() => void keep()}>
          {t.keepAsFields(offered.length)}
        </Button>
      }
    >
      {problem === null
        ? offered.map(({ name, type }) => t.fieldAndType(name, type)).join(', ')
        : (problem.fields[0]?.message ?? problem.message)}
    </Notice>
  );
}
