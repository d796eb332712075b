import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { History, UserRoundCog } from 'lucide-react';
import { useMemo } from 'react';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { isAdmin, useTimeZone, useUser } from '../../../lib/session/session';
import { contains } from '../../../ui/filter/contains';
import { optionsOf } from '../../../ui/filter/options-of';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { NoBreak } from '../../../ui/prose/no-break';
import {
  ActivityListDocument,
  ExportActivityDocument,
  type ActivityListQuery,
  type ActivityRowFragment,
} from './activity.generated';
import { activityTexts as t } from './activity.texts';
import { sentenceOf, type Reader } from './sentence-of';

type Row = ActivityRowFragment;

const declarationFor = (me: Reader, timeZone: string): ListDeclaration<ActivityListQuery, Row> => {
  const when = ({ at }: Row): string => formatWhen(at, timeZone, clock.now());
  return {
    name: 'activity',
    document: ActivityListDocument,
    select: (data) => data.auditEntries,
    noun: t.noun,
    nameOf: (row) => sentenceOf(row, me),
    defaultSort: 'at:desc',
    errorTitle: t.errorTitle,
    permission: 'administrator',
    columns: [
      {
        key: 'what',
        label: t.what,
        width: 'minmax(240px, 3fr)',
        cell: (row) => <NoBreak>{sentenceOf(row, me)}</NoBreak>,
      },
      {
        key: 'address',
        label: t.address,
        width: '150px',
        isExtra: true,
        cell: ({ address }) => address ?? <Span color="textThird">{t.noAddress}</Span>,
      },
      { key: 'when', label: t.when, sortBy: 'at', align: 'end', figures: false, width: '180px', cell: when },
    ],
    card: (row) => (
      <Box>
        <NoBreak>{sentenceOf(row, me)}</NoBreak>
        <Span display="block" fontSize="small" color="textSecond">
          {when(row)}
        </Span>
      </Box>
    ),
    search: {
      placeholder: t.search,
      filter: (text) => ({
        type: 'conditional',
        operator: 'OR',
        filters: [contains('actorName', text), contains('subjectName', text)],
      }),
    },
    filterFields: [
      { field: 'at', label: t.when, type: 'date' },
      {
        field: 'action',
        label: t.action,
        type: 'enum',
        options: Object.entries(t.actions).map(([value, { label }]) => ({ value, label })),
      },
      { field: 'actorName', label: t.who, type: 'text' },
      { field: 'subjectName', label: t.subject, type: 'text' },
      {
        field: 'actorKind',
        label: t.kind,
        type: 'enum',
        options: optionsOf(t.kinds),
      },
    ],
    exporting: { document: ExportActivityDocument, resource: 'auditEntries' },
    empty: { icon: History, title: t.emptyTitle, text: me.isPlatform ? t.platformEmptyText : t.emptyText },
  };
};

/** `/users?view=activity`: who did what, for owners and administrators. */
export default function ActivityList() {
  const user = useUser();
  const { id } = user;
  const isPlatform = isAdmin(user);
  const timeZone = useTimeZone();
  const declaration = useMemo(() => declarationFor({ id, isPlatform }, timeZone), [id, isPlatform, timeZone]);
  return (
    <ListPage
      declaration={declaration}
      title={t.title}
      lead={isPlatform ? t.platformLead : t.lead}
      more={[
        { label: isPlatform ? t.backToPeople : t.backToUsers, icon: UserRoundCog, to: '/users', isForEmpty: true },
      ]}
      add={null}
    />
  );
}
