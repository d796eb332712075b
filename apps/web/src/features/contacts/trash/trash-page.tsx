import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTimeZone } from '../../../lib/session/session';
import { Status } from '../../../ui/marks/status';
import { BinPage, type Bin } from '../../../ui/resource/bin-page';
import { RestoreContactsDocument } from '../contact-changes.generated';
import { useContactFields } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';
import { ContactCard, contactColumns, nameOf } from '../list/contact-columns';
import { contactSearch } from '../list/contact-filters';
import { ContactTrashDocument, DeleteContactsForEverDocument, type ContactTrashQuery } from './trash.generated';

type Row = NonNullable<ContactTrashQuery['contactsTrash']>['data'][number];

/** Whoever lies here is texted nothing, whatever they agreed to. */
const inBin = { label: t.inBin, tone: 'grey', icon: Trash2 } as const;
const InBin = () => <Status look={inBin} />;

/** /contacts/trash */
export function Component() {
  const timeZone = useTimeZone();
  const fields = useContactFields();
  const bin = useMemo(
    (): Bin<ContactTrashQuery, Row> => ({
      name: 'contacts-trash',
      listPath: '/contacts',
      permission: 'campaign-editor',
      document: ContactTrashDocument,
      select: (data) => data.contactsTrash,
      noun: t.noun,
      nameOf,
      columns: contactColumns<Row>(fields, timeZone).map((column) => {
        if (column.key === 'marketing') return { ...column, label: t.status, cell: InBin };
        return column.key === 'created' ? { ...column, isExtra: true } : column;
      }),
      card: (row) => <ContactCard row={row} fields={fields} timeZone={timeZone} status={inBin} />,
      search: { placeholder: t.search, filter: contactSearch },
      texts: t.trash,
      restore: (client, selection) =>
        client
          .mutate({ mutation: RestoreContactsDocument, variables: { selection } })
          .then(({ data }) => data?.restoreContacts),
      deleteForEver: (client, selection) =>
        client
          .mutate({ mutation: DeleteContactsForEverDocument, variables: { selection } })
          .then(({ data }) => data?.deleteContacts),
    }),
    [fields, timeZone],
  );
  return <BinPage bin={bin} />;
}
