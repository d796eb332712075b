import { useApolloClient } from '@apollo/client/react';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { clock } from '../../../lib/clock';
import { asPhones } from '../../../lib/format/phone';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { contains } from '../../../ui/filter/contains';
import { optionsOf } from '../../../ui/filter/options-of';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { Status } from '../../../ui/marks/status';
import { ViewTabs } from '../view-tabs';
import { viewTexts } from '../view.texts';
import { turnDeletion } from './delete-turns';
import {
  ExportTurnsDocument,
  TurnHistoryDocument,
  TurnValuesDocument,
  type TurnHistoryQuery,
} from './history.generated';
import { historyTexts as t } from './history.texts';
import { nameOf, phoneOf, TurnCard, turnLook, waitedOf, type Row } from './turn-cells';

/** /waiting-list?view=history: every turn there was, and what became of it. */
export function HistoryPage() {
  const client = useApolloClient();
  const zone = useTimeZone();
  const declaration = useMemo((): ListDeclaration<TurnHistoryQuery, Row> => {
    const when = (at: string | null): string => (at === null ? t.unknown : formatWhen(at, zone, clock.now()));
    return {
      name: 'turns',
      document: TurnHistoryDocument,
      select: (data) => data.turns,
      noun: t.noun,
      nameOf: (row) => `${t.turn(row.number)}, ${nameOf(row)}`,
      defaultSort: 'bookedAt:desc',
      errorTitle: t.errorTitle,
      columns: [
        {
          key: 'number',
          label: t.number,
          sortBy: 'number',
          width: '80px',
          figures: true,
          cell: ({ number }) => number,
        },
        { key: 'name', label: t.name, sortBy: 'name', width: 'minmax(140px, 1.4fr)', cell: nameOf },
        {
          key: 'phone',
          label: t.phone,
          sortBy: 'phoneInternational',
          width: '160px',
          figures: true,
          isSpare: true,
          cell: phoneOf,
        },
        {
          key: 'status',
          label: t.status,
          sortBy: 'status',
          width: '160px',
          cell: (row) => <Status look={turnLook(row)} />,
        },
        {
          key: 'party',
          label: t.party,
          sortBy: 'partySize',
          align: 'end',
          width: '90px',
          cell: (row) => row.partySize,
        },
        { key: 'waited', label: t.waited, sortBy: 'waitedMinutes', align: 'end', width: '100px', cell: waitedOf },
        { key: 'resource', label: t.resource, sortBy: 'resource', isExtra: true, cell: (row) => row.resource },
        {
          key: 'source',
          label: t.source,
          sortBy: 'source',
          width: '130px',
          isSpare: true,
          cell: (row) => t.sources[row.source as keyof typeof t.sources],
        },
        { key: 'texts', label: t.texts, isExtra: true, align: 'end', cell: (row) => row.texts.length },
        { key: 'called', label: t.called, sortBy: 'calledAt', isExtra: true, cell: (row) => when(row.calledAt) },
        { key: 'ended', label: t.ended, sortBy: 'endedAt', isExtra: true, cell: (row) => when(row.endedAt) },
        {
          key: 'joined',
          label: t.joined,
          sortBy: 'bookedAt',
          align: 'end',
          figures: false,
          width: '160px',
          cell: (row) => when(row.bookedAt),
        },
      ],
      card: (row) => <TurnCard row={row} when={when(row.bookedAt)} />,
      search: {
        placeholder: t.search,
        filter: (typed) => ({
          type: 'conditional',
          operator: 'OR',
          filters: [contains('name', typed), contains('phoneInternational', asPhones.searchOf(typed))],
        }),
      },
      values: TurnValuesDocument,
      filterFields: [
        { field: 'status', label: t.status, type: 'enum', options: optionsOf(t.statuses) },
        { field: 'reason', label: t.reason, type: 'enum', options: optionsOf(t.reasons) },
        { field: 'source', label: t.source, type: 'enum', options: optionsOf(t.sources) },
        { field: 'bookedAt', label: t.joined, type: 'date' },
        { field: 'calledAt', label: t.called, type: 'date' },
        { field: 'endedAt', label: t.ended, type: 'date' },
        { field: 'number', label: t.number, type: 'number' },
        { field: 'partySize', label: t.party, type: 'number' },
        { field: 'waitedMinutes', label: t.minutesWaited, type: 'number' },
        { field: 'resource', label: t.resource, type: 'text' },
        { field: 'name', label: t.name, type: 'text' },
        { field: 'phoneInternational', label: t.phone, type: 'text', ...asPhones },
      ],
      rowTo: ({ id }) => `/waiting-list?turn=${id}`,
      bulk: [turnDeletion(client)],
      exporting: { document: ExportTurnsDocument, resource: 'turns' },
      empty: { icon: History, title: t.emptyTitle, text: t.emptyText },
    };
  }, [client, zone]);
  return (
    <ListPage
      declaration={declaration}
      title={viewTexts.title}
      documentTitle={`${viewTexts.tabs.history} · ${viewTexts.title}`}
      isCountNamed
      tabs={<ViewTabs />}
    />
  );
}
