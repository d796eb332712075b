import { useApolloClient } from '@apollo/client/react';
import { MessageSquareReply } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { markSeen } from '../../../domain/notices/mark-seen';
import { useNoticeNews } from '../../../domain/notices/use-notice-news';
import { clock } from '../../../lib/clock';
import { asPhones, formatPhone } from '../../../lib/format/phone';
import { formatWhen } from '../../../lib/format/time';
import { contactsSearchPath } from '../../../lib/later-paths';
import { contactPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { contains } from '../../../ui/filter/contains';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { NewRows } from '../../../ui/list-page/new-rows';
import { bulkDelete } from '../../../ui/list-page/picking/bulk-delete';
import { selectionOf } from '../../../ui/list-page/picking/selection';
import { From, InboundCard, Word, type Row } from './inbound-cells';
import { inboundIdOf } from './inbound-id-of';
import {
  DeleteInboundDocument,
  ExportInboundDocument,
  InboundListDocument,
  InboundValuesDocument,
  type InboundListQuery,
} from './inbound.generated';
import { inboundTexts as t } from './inbound.texts';
import { Seen } from './seen';

/** /sms-inbounds/texts: each text that came in, the newest first, to be filtered, exported or deleted; new ones wait behind "1 new, show". Their notifications are seen by it. */
export function Component() {
  const client = useApolloClient();
  const zone = useTimeZone();
  const [newIds, setNewIds] = useState<readonly string[]>([]);
  useNoticeNews((notice) => {
    const id = inboundIdOf(notice);
    if (id !== null) setNewIds((before) => [...before, id]);
  });
  // A failure leaves the mark, which says enough.
  const seen = useCallback(() => void markSeen(client, 'replies').catch(() => undefined), [client]);
  const declaration = useMemo(
    (): ListDeclaration<InboundListQuery, Row> => ({
      name: 'replies',
      document: InboundListDocument,
      select: (data) => data.inboundSmsList,
      noun: t.noun,
      nameOf: (row) => t.from(formatPhone(row.from)),
      defaultSort: 'receivedAt:desc',
      errorTitle: t.errorTitle,
      columns: [
        {
          key: 'from',
          label: t.who,
          sortBy: 'from',
          width: 'minmax(180px, 1.4fr)',
          hasInitials: true,
          cell: (row) => <From row={row} />,
        },
        { key: 'text', label: t.text, width: 'minmax(180px, 2fr)', cell: (row) => row.text },
        { key: 'keyword', label: t.keyword, sortBy: 'keyword', width: '130px', cell: (row) => <Word row={row} /> },
        {
          key: 'to',
          label: t.to,
          sortBy: 'to',
          width: '150px',
          isExtra: true,
          figures: true,
          cell: (row) => formatPhone(row.to),
        },
        {
          key: 'when',
          label: t.when,
          sortBy: 'receivedAt',
          align: 'end',
          figures: false,
          width: '160px',
          cell: (row) => formatWhen(row.receivedAt, zone, clock.now()),
        },
      ],
      card: (row) => <InboundCard row={row} when={formatWhen(row.receivedAt, zone, clock.now())} />,
      search: {
        placeholder: t.search,
        filter: (typed) => contains('from', asPhones.searchOf(typed)),
      },
      values: InboundValuesDocument,
      filterFields: [
        { field: 'from', label: t.who, type: 'text', ...asPhones },
        { field: 'text', label: t.text, type: 'text' },
        { field: 'to', label: t.to, type: 'text', ...asPhones },
        { field: 'receivedAt', label: t.when, type: 'date' },
        {
          field: 'keyword',
          label: t.keyword,
          type: 'enum',
          options: [
            { value: 'stop', label: t.wordsOf.stop },
            { value: 'start', label: t.wordsOf.start },
          ],
        },
      ],
      // Who is no contact is looked for by the number.
      rowTo: (row) => (row.contactId === null ? contactsSearchPath(row.from) : contactPath(row.contactId)),
      bulk: [
        bulkDelete({
          label: t.delete,
          permission: 'campaign-editor',
          question: (count) => ({ title: t.deleteTitle(count), text: t.deleteText, action: t.deleteForEver }),
          send: async (chosen) => {
            const variables = { selection: selectionOf(chosen) };
            const { data } = await client.mutate({ mutation: DeleteInboundDocument, variables });
            return data?.deleteInboundSmsList;
          },
          told: t.deleted,
        }),
      ],
      exporting: { document: ExportInboundDocument, resource: 'inboundSmsList', permission: 'campaign-editor' },
      empty: { icon: MessageSquareReply, title: t.emptyTitle, text: t.emptyText },
    }),
    [client, zone],
  );
  return (
    <ListPage
      declaration={declaration}
      title={t.title}
      lead={t.lead}
      notice={
        <>
          <Seen onSeen={seen} />
          <NewRows ids={newIds} onShown={() => setNewIds([])} />
        </>
      }
    />
  );
}
