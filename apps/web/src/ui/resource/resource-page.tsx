import { useApolloClient } from '@apollo/client/react';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useOutlet } from 'react-router-dom';
import type { Members } from '../../lib/graph/members';
import { useMay } from '../../lib/session/session';
import { ButtonLink } from '../button';
import { contains } from '../filter/contains';
import type { BulkAction, ListAction, ListDeclaration } from '../list-page/list-declaration';
import { ListPage } from '../list-page/list-page';
import { bulkDelete } from '../list-page/picking/bulk-delete';
import { selectionOf } from '../list-page/picking/selection';
import { binRows } from './bin-rows';
import type { Filled, ResourceScreen } from './resource-screen';
import { resourceTexts as t } from './resource.texts';

/** The list of a resource, with its drawer where one is open. */
export function ResourcePage<Data, Row extends Filled<M>, One, Input, M extends Members>({
  screen,
}: {
  screen: ResourceScreen<Data, Row, One, Input, M>;
}) {
  const client = useApolloClient();
  const drawer = useOutlet();
  const mayEdit = useMay(screen.permission);
  const { path, icon, texts, named, permission, list, bin, deleteMany } = screen;
  const { rowActions, exporting, ...listed } = list;
  const { one, other } = texts.noun;
  /** Into the bin where there is one, for ever where there is none. */
  const deletion = (mutation: NonNullable<typeof deleteMany>): BulkAction =>
    bin === undefined
      ? bulkDelete({
          label: t.delete,
          permission,
          question: (count) => ({
            title: t.deleteMany(count, one, other),
            text: texts.deleteText,
            action: t.deleteForEver,
          }),
          send: async (chosen) => {
            const { data } = await client.mutate({ mutation, variables: { selection: selectionOf(chosen) } });
            return Object.values(data ?? {})[0];
          },
          told: (count) => t.deleted(count, one, other),
        })
      : {
          label: t.delete,
          icon: Trash2,
          permission,
          isDanger: true,
          run: (chosen) => binRows(client, screen, chosen),
        };
  const declaration = useMemo(
    (): ListDeclaration<Data, Row> => ({
      defaultSort: `${named}:asc`,
      ...listed,
      ...(mayEdit && rowActions && { rowActions }),
      ...(exporting && { exporting: { permission, ...exporting } }),
      name: path.slice(1),
      noun: texts.noun,
      nameOf: (row) => String(row[named]),
      errorTitle: t.errorTitle(other),
      search: {
        placeholder: texts.search,
        filter: (value) => contains(named, value),
      },
      ...(mayEdit && { rowTo: (row: Row) => `${path}/${row.id}` }),
      bulk: deleteMany === undefined ? [] : [deletion(deleteMany)],
      empty: {
        icon,
        title: texts.emptyTitle,
        text: texts.emptyText,
        actions: mayEdit && (
          <ButtonLink to={`${path}/new`} variant="solid">
            <Plus aria-hidden />
            {t.add(one)}
          </ButtonLink>
        ),
      },
    }),
    // A constant of its module, or made anew where what it filters by has come.
    [client, mayEdit, screen],
  );
  const more: ListAction[] = [...(bin ? [{ label: t.bin, icon: Trash2, to: bin.path }] : []), ...(screen.more ?? [])];
  return (
    <ListPage
      declaration={declaration}
      title={texts.title}
      lead={texts.lead}
      drawer={drawer}
      more={mayEdit ? more : []}
      add={mayEdit ? { label: t.add(one), icon: Plus, to: `${path}/new` } : null}
    />
  );
}
