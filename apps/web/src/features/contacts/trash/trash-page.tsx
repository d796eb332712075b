import { useApolloClient } from '@apollo/client/react';
import { Trash2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { confirmTyped } from '../../../ui/confirm/confirm-typed';
import type { Column, ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { selectionOf } from '../../../ui/list-page/picking/selection';
import { notify } from '../../../ui/toast/notify';
import { RestoreContactsDocument } from '../contact-changes.generated';
import { useContactFields } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';
import { ContactCard, contactColumns, nameOf } from '../list/contact-columns';
import { contactSearch } from '../list/contact-filters';
import { ContactTrashDocument, DeleteContactsForEverDocument, type ContactTrashQuery } from './trash.generated';

type Row = NonNullable<ContactTrashQuery['contactsTrash']>['data'][number];

/** The bin: what lies in it can come back, or go for ever. */
export function Component() {
  const client = useApolloClient();
  const timeZone = useTimeZone();
  const fields = useContactFields();
  const declaration = useMemo((): ListDeclaration<ContactTrashQuery, Row> => {
    const trashed: Column<Row> = {
      key: 'trashed',
      label: t.trashed,
      width: '150px',
      align: 'end',
      figures: false,
      cell: ({ trashedAt }) => trashedAt && formatWhen(trashedAt, timeZone, new Date()),
    };
    return {
      name: 'contacts-trash',
      document: ContactTrashDocument,
      select: (data) => data.contactsTrash,
      noun: t.trashNoun,
      nameOf,
      errorTitle: t.trashError,
      columns: [
        ...contactColumns<Row>(fields, timeZone).map((column) =>
          column.key === 'created' ? { ...column, isExtra: true } : column,
        ),
        trashed,
      ],
      card: (row) => <ContactCard row={row} fields={fields} timeZone={timeZone} />,
      search: { placeholder: t.search, filter: contactSearch },
      bulk: [
        {
          label: t.restore,
          icon: Undo2,
          permission: 'campaign-editor',
          run: async (chosen) => {
            const { data } = await client.mutate({
              mutation: RestoreContactsDocument,
              variables: { selection: selectionOf(chosen) },
            });
            const { affected = 0, job } = data?.restoreContacts ?? {};
            if (job) notify({ kind: 'async', title: t.working(chosen.count), text: t.workingText });
            else
              notify({
                kind: 'success',
                title: t.restored(affected),
                ...(affected < chosen.count && { text: t.restoreClash }),
              });
          },
        },
        {
          label: t.deleteForEver,
          icon: Trash2,
          permission: 'campaign-editor',
          isDanger: true,
          run: async (chosen) => {
            if (
              !(await confirmTyped({
                title: t.deleteTitle(chosen.count),
                text: t.deleteText,
                word: t.count(chosen.count),
                action: t.deleteForEver,
              }))
            )
              return false;
            const { data } = await client.mutate({
              mutation: DeleteContactsForEverDocument,
              variables: { selection: selectionOf(chosen) },
            });
            if (data?.deleteContacts?.job)
              notify({ kind: 'async', title: t.working(chosen.count), text: t.workingText });
            else notify({ kind: 'success', title: t.deleted(data?.deleteContacts?.affected ?? chosen.count) });
            return undefined;
          },
        },
      ],
      empty: {
        icon: Trash2,
        title: t.trashEmptyTitle,
        text: t.trashEmpty,
        actions: <ButtonLink to="/contacts">{t.backToContacts}</ButtonLink>,
      },
    };
  }, [client, fields, timeZone]);
  return <ListPage declaration={declaration} title={t.trashTitle} lead={t.trashLead} />;
}
