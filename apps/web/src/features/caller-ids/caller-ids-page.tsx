import { useSubscription } from '@apollo/client/react';
import { BadgeCheck } from 'lucide-react';
import { asPhones } from '../../lib/format/phone';
import { contains } from '../../ui/filter/contains';
import { optionsOf } from '../../ui/filter/options-of';
import type { ListDeclaration } from '../../ui/list-page/list-declaration';
import { ListPage } from '../../ui/list-page/list-page';
import { Status } from '../../ui/marks/status';
import { CallerIdCard } from './caller-id-card';
import { answersWord, numberOf, senderLook, typeWord, whatPeopleSee } from './caller-id-words';
import {
  CallerIdListDocument,
  CallerIdNewsDocument,
  CallerIdValuesDocument,
  type CallerIdListQuery,
  type CallerIdRowFragment,
} from './caller-ids.generated';
import { callerIdsTexts as t } from './caller-ids.texts';

type Row = CallerIdRowFragment;

const declaration: ListDeclaration<CallerIdListQuery, Row> = {
  name: 'senders',
  document: CallerIdListDocument,
  select: (data) => data.callerIds,
  noun: t.noun,
  nameOf: (row) => row.name,
  defaultSort: 'name:asc',
  errorTitle: t.errorTitle,
  columns: [
    { key: 'name', label: t.name, sortBy: 'name', cell: (row) => row.name },
    { key: 'number', label: t.number, sortBy: 'phoneInternational', width: '160px', figures: true, cell: numberOf },
    { key: 'type', label: t.type, width: '160px', isSpare: true, cell: (row) => typeWord(row.callerType) },
    { key: 'status', label: t.status, width: '130px', cell: (row) => <Status look={senderLook(row.status)} /> },
    { key: 'seen', label: t.seen, isSpare: true, cell: whatPeopleSee },
    { key: 'answers', label: t.answers, cell: (row) => answersWord(row.callerType) },
  ],
  card: (row) => <CallerIdCard row={row} />,
  search: { placeholder: t.search, filter: (value) => contains('name', value) },
  values: CallerIdValuesDocument,
  filterFields: [
    { field: 'name', label: t.name, type: 'text' },
    { field: 'phoneInternational', label: t.number, type: 'text', ...asPhones },
    { field: 'callerType', label: t.type, type: 'enum', options: optionsOf(t.types) },
    { field: 'status', label: t.status, type: 'enum', options: optionsOf(t.statuses) },
  ],
  empty: { icon: BadgeCheck, title: t.emptyTitle, text: t.emptyText },
};

/** /caller-ids: the business's senders and the shared ones, to read; a change of their state shows in the row. */
export function Component() {
  useSubscription(CallerIdNewsDocument, { ignoreResults: true });
  return <ListPage declaration={declaration} title={t.title} lead={t.lead} />;
}
