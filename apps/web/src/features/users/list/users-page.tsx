import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { History, UserPlus, UserRoundCog } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation, useOutlet, useSearchParams } from 'react-router-dom';
import { permissions } from '@bellbird/field-rules';
import { fetchCode } from '../../../lib/fetch-code';
import { activityPath } from '../../../lib/paths';
import { permissionTexts } from '../../../lib/session/permission.texts';
import { isAdmin, useMay, useTimeZone, useUser } from '../../../lib/session/session';
import { contains } from '../../../ui/filter/contains';
import { optionsOf } from '../../../ui/filter/options-of';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { ExportUsersDocument, UserListDocument, UserValuesDocument, type UserListQuery } from '../users.generated';
import { usersTexts as t } from '../users.texts';
import { StatusTabs } from './status-tabs';
import { LastSeen, nameOf, Person, Rights, Standing, type Row } from './user-looks';

const ActivityList = lazy(() => fetchCode(() => import('../activity/activity-list')));

/** `isPlatform`: the list of the platform's admins. Each of them may do everything there, so no permissions are shown. */
const declarationFor = (timeZone: string, isPlatform: boolean): ListDeclaration<UserListQuery, Row> => ({
  name: 'users',
  document: UserListDocument,
  select: (data) => data.users,
  noun: t.noun,
  nameOf,
  defaultSort: 'name:asc',
  errorTitle: t.errorTitle,
  columns: [
    {
      key: 'person',
      label: t.person,
      sortBy: 'name',
      width: 'minmax(200px, 1.6fr)',
      hasTwoLines: true,
      cell: (row) => <Person row={row} />,
    },
    isPlatform
      ? { key: 'status', label: t.status, sortBy: 'status', width: '160px', cell: (row) => <Standing row={row} /> }
      : { key: 'may', label: t.may, width: 'minmax(130px, 1fr)', cell: (row) => <Rights row={row} /> },
    {
      key: 'seen',
      label: t.lastSeen,
      sortBy: 'lastSignInAt',
      align: 'end',
      figures: false,
      width: '170px',
      cell: (row) => <LastSeen row={row} timeZone={timeZone} />,
    },
  ],
  card: (row) => (
    <Box>
      <Person row={row} size={36} />
      <Flex justify="space-between" align="end" gap="3" mt="2" fontSize="sm">
        {isPlatform ? <Standing row={row} /> : <Rights row={row} />}
        <Box textAlign="end">
          <LastSeen row={row} timeZone={timeZone} />
        </Box>
      </Flex>
    </Box>
  ),
  rowTo: ({ id }) => `/users/${id}`,
  search: {
    placeholder: t.search,
    filter: (text) => ({
      type: 'conditional',
      operator: 'OR',
      filters: [contains('name', text), contains('email', text)],
    }),
  },
  values: UserValuesDocument,
  filterFields: [
    { field: 'status', label: t.status, type: 'enum', options: optionsOf(t.statuses) },
    ...(isPlatform
      ? []
      : [
          {
            field: 'held',
            label: t.may,
            type: 'tags' as const,
            options: permissions.map((value) => ({ value, label: permissionTexts.names[value] })),
          },
        ]),
    { field: 'twoFactorAuthentication', label: t.twoFactor, type: 'boolean' },
    { field: 'lastSignInAt', label: t.lastSeen, type: 'date' },
    { field: 'createdAt', label: t.added, type: 'date' },
    { field: 'name', label: t.name, type: 'text' },
    { field: 'email', label: t.email, type: 'text' },
  ],
  permission: 'user-editor',
  exporting: { document: ExportUsersDocument, resource: 'users', permission: 'user-editor' },
  empty: { icon: UserRoundCog, title: t.emptyTitle, text: isPlatform ? t.platform.emptyText : t.emptyText },
});

/** /users: who works here, or, as `view` in the address says, what they did. */
export function Component() {
  const [params] = useSearchParams();
  if (params.get('view') !== 'activity') return <Users />;
  return (
    <Suspense fallback={null}>
      <ActivityList />
    </Suspense>
  );
}

/** Who works here, what each may, and who is invited. */
function Users() {
  const { pathname, search } = useLocation();
  const beside = useOutlet();
  const timeZone = useTimeZone();
  const mayInvite = useMay('user-editor');
  const seesActivity = useMay();
  const isPlatform = isAdmin(useUser());
  const declaration = useMemo(() => declarationFor(timeZone, isPlatform), [timeZone, isPlatform]);
  const isInviting = pathname === '/users/invite';
  return (
    <>
      <ListPage
        declaration={declaration}
        title={isPlatform ? t.platform.title : t.title}
        lead={isPlatform && t.platform.lead}
        drawer={isInviting ? null : beside}
        {...(mayInvite && { tabs: <StatusTabs /> })}
        more={[...(seesActivity ? [{ label: t.activity, icon: History, to: activityPath }] : [])]}
        add={mayInvite ? { label: t.invite, icon: UserPlus, to: `/users/invite${search}` } : null}
      />
      {isInviting && beside}
    </>
  );
}
