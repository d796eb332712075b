import { useQuery } from '@apollo/client/react';
import { Span } from '@chakra-ui/react/span';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../lib/i18n/texts';
import type { Filter } from '../../../ui/filter/filter';
import { readListState } from '../../../ui/list-page/state/list-state';
import { Tabs } from '../../../ui/tabs/tabs';
import { UsersByStatusDocument } from '../users.generated';
import { usersTexts as t } from '../users.texts';

const views = ['active', 'invited', 'inactive'] as const;
const filtersOf = (status: string): readonly Filter[] => [
  { field: 'status', type: 'enum', operation: 'equals', value: status },
];
const pathOf = (status: string): string =>
  `/users?${new URLSearchParams({ filters: JSON.stringify(filtersOf(status)) })}`;

/** The states somebody can be in as views over the list, each with how many are in it now. */
export function StatusTabs() {
  const [params] = useSearchParams();
  const { data } = useQuery(UsersByStatusDocument);
  const asked = JSON.stringify(readListState(params).filters);
  const counts = new Map(data?.usersValues?.data.map(({ value, count }) => [value, count]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const tabs = [
    { to: '/users', label: t.all, count: all, isOpen: asked === '[]' },
    ...views.map((status) => ({
      to: pathOf(status),
      label: t.statuses[status],
      count: counts.get(status) ?? 0,
      isOpen: asked === JSON.stringify(filtersOf(status)),
    })),
  ];
  return (
    <Tabs aria-label={t.views}>
      {tabs.map(({ to, label, count, isOpen }) => (
        <Link key={label} to={to} state={{ keepScroll: true }} {...(isOpen && { 'aria-current': 'page' as const })}>
          {label}
          {data !== undefined && (
            <Span fontWeight="400" fontSize="small" fontVariantNumeric="tabular-nums">
              {formatCount(count)}
            </Span>
          )}
        </Link>
      ))}
    </Tabs>
  );
}
