import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchCode } from '../../lib/fetch-code';
import { may, useUser } from '../../lib/session/session';
import { Card } from '../card/card';
import { countWords } from '../figures/counted';
import { Page } from '../page/page';
import { useIsPhone } from '../use-media';
import { FilterLine } from './bar/filter-line';
import { AddButton, ListActions } from './bar/list-actions';
import { ListIcons } from './bar/list-icons';
import { ListToolbar } from './bar/list-toolbar';
import { OrderLine } from './bar/order-line';
import { usePhoneSearch } from './bar/use-phone-search';
import { shownColumns } from './columns/columns';
import { useColumnChoice } from './columns/use-column-choice';
import { ListContext } from './list-context';
import type { Chosen, ListAction, ListAdd, ListDeclaration } from './list-declaration';
import { isPicked } from './picking/selection';
import { usePicked } from './picking/use-picked';
import { ListBody } from './rows/list-body';
import { headingCount } from './state/heading-count';
import { askedFilters } from './state/list-query';
import { ordersOf } from './state/orders';
import { useList } from './state/use-list';
import { useExport } from './use-export';
import { useFocusOfRows } from './use-focus-of-rows';
import { useListKeys } from './use-list-keys';

const BulkBar = lazy(() => fetchCode(() => import('./picking/bulk-bar')));

/** A list of which nothing is known yet may have none of its tools: like its rows they are seen only where it takes longer. */
const awaited = { animation: 'fade-in 120ms 200ms both' } as const;

export interface ListPageProps<Data, Row extends { id: string }> {
  declaration: ListDeclaration<Data, Row>;
  title: string;
  /** As `Page` has it. */
  documentTitle?: string;
  /** The title is not of the rows: the count beside it says of what. */
  isCountNamed?: boolean;
  /** What adds a row; an empty list that says what to do first offers it there. */
  add?: ListAdd | null | undefined;
  /** What else can be done with the list, before it. */
  more?: readonly ListAction[];
  /** Views over the rows: links that change the address. */
  tabs?: ReactNode;
  /** Under the title, one line. */
  lead?: ReactNode;
  /** Over the rows: "3 new, show". */
  notice?: ReactNode;
  /** The row that is open beside the list (`useOutlet()`); row links then keep the list's address. */
  drawer?: ReactNode;
}

/** A resource's list: all that a list is, from its declaration. */
export function ListPage<Data, Row extends { id: string }>({
  declaration,
  title,
  documentTitle,
  isCountNamed = false,
  add = null,
  more = [],
  tabs,
  lead,
  notice,
  drawer,
}: ListPageProps<Data, Row>) {
  const user = useUser();
  const navigate = useNavigate();
  const location = useLocation();
  const isPhone = useIsPhone();
  const file = useExport(declaration);
  const list = useList(declaration);
  const { state, change, answer, refetch } = list;
  const { choice, choose, isUsual } = useColumnChoice(declaration.name, declaration.columns);
  const bulk = useMemo(
    () => (declaration.bulk ?? []).filter(({ permission }) => permission === undefined || may(user, permission)),
    [declaration.bulk, user],
  );

  const columns = useMemo(() => shownColumns(declaration.columns, choice), [declaration, choice]);
  const rows = useMemo(() => answer?.data ?? [], [answer]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const picking = usePicked(JSON.stringify(state), ids);
  const chosen = (): Chosen =>
    picking.picked.kind === 'all'
      ? { ...askedFilters(state, declaration), count: answer?.count ?? 0 }
      : { ids: picking.pickedIds, count: picking.pickedIds.length };

  const hasDrawer = drawer !== undefined;
  const linkTo = useMemo(() => {
    const { rowTo } = declaration;
    return rowTo && ((row: Row): string => rowTo(row) + (hasDrawer ? location.search : ''));
  }, [declaration, hasDrawer, location.search]);
  const linkOfId = (id: string): string | null => {
    const row = rows.find((each) => each.id === id);
    return row === undefined || linkTo === undefined ? null : linkTo(row);
  };
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useListKeys({
    root,
    search,
    onPick: (id) => bulk.length > 0 && picking.pickRow(id, !isPicked(picking.picked, id), false),
    onOpen: (id) => void (linkOfId(id) !== null && navigate(linkOfId(id)!, { state: { keepScroll: true } })),
    onEscape: () => picking.hasPicked && (picking.clear(), true),
  });

  useFocusOfRows(root);

  const isAwaited = answer === null && list.problem === null;
  const around = {
    title,
    ids,
    first: (state.page - 1) * state.size + 1,
    total: answer === null ? '' : countWords(answer),
    linkTo: linkOfId,
    isAwaited,
    isLoaded: answer !== null && !list.isOld,
    refetch,
  };
  const isEmpty = answer !== null && answer.count === 0 && !list.isNarrowed && !list.isOld;
  // On a phone one row that cannot be picked needs no line over it: it begins higher, too, in a card of its own.
  const isAlone = isPhone && bulk.length === 0 && answer !== null && answer.count < 2;
  const phone = usePhoneSearch(
    isEmpty ? undefined : declaration.search?.placeholder,
    state.search,
    (text) => change({ search: text }, { replace: true }),
    search,
  );
  const line = { gridColumn: '1 / -1', ...(isAwaited && awaited) };
  const filterActions = declaration.filterActions?.(state.filters, state.filtersMatch);
  const all = file === null ? more : [...more, file];
  const offered = isEmpty ? all.filter(({ isForEmpty }) => isForEmpty) : all;
  const adds = isEmpty && declaration.empty.actions ? null : add;
  return (
    <Page
      title={title}
      {...(documentTitle !== undefined && { documentTitle })}
      count={headingCount(list, isCountNamed ? declaration.noun : undefined)}
      lead={lead}
      {...(isPhone
        ? {
            icons: <ListIcons search={phone.search} add={adds} more={offered} />,
            over: phone.over,
          }
        : {
            actions: (offered.length > 0 || adds) && (
              <>
                <ListActions actions={offered} />
                {adds && <AddButton add={adds} isSolid={!adds.isQuiet && drawer == null} />}
              </>
            ),
          })}
    >
      {tabs}
      <Grid ref={root} templateColumns="minmax(0, 1fr) auto" alignItems="start">
        {Boolean(declaration.filterFields?.length) && !isEmpty && (
          <FilterLine {...line} declaration={declaration} list={list} isPhone={isPhone} tools={filterActions} />
        )}
        <ListContext value={around}>
          {isPhone && !isEmpty && (
            <Box {...line}>
              <OrderLine
                orders={ordersOf(declaration.columns, declaration.defaultSort)}
                isNeedless={answer !== null && answer.count < 2}
                sort={state.sort}
                isBusy={list.isLoading}
                tools={state.filters.length > 0 && filterActions}
                picking={
                  bulk.length > 0
                    ? { isOn: picking.isPicking, toggle: () => (picking.isPicking ? picking.clear() : picking.begin()) }
                    : null
                }
                onSort={(sort) => change({ sort })}
              />
            </Box>
          )}
          <Box gridColumn="1 / -1">{notice}</Box>
          {/* Without its tools it begins higher: as another card, so that none is seen to move there. */}
          <Card
            key={isEmpty ? 'empty' : isAlone ? 'alone' : 'rows'}
            minW="0"
            overflow="clip"
            {...(isAwaited && awaited)}
          >
            <ListBody
              declaration={declaration}
              list={list}
              columns={columns}
              isPhone={isPhone}
              picking={bulk.length > 0 ? picking : null}
              linkTo={linkTo}
              isOpen={(row) => declaration.rowTo?.(row) === location.pathname}
              hasDrawer={drawer != null}
              toolbar={(withoutRoom) =>
                !isEmpty &&
                !isPhone && (
                  <ListToolbar
                    declaration={declaration}
                    state={state}
                    isBusy={list.isLoading}
                    inputRef={search}
                    onChange={change}
                    columns={{ choice, choose, isUsual, withoutRoom }}
                  />
                )
              }
              bar={
                picking.hasPicked &&
                answer !== null && (
                  <Suspense fallback={<Box h="72px" />}>
                    <BulkBar
                      actions={bulk}
                      picked={picking.picked}
                      matching={answer}
                      rowsHere={ids.length}
                      chosen={chosen}
                      onClear={picking.clear}
                      onAll={picking.pickAll}
                      onDone={async () => (picking.clear(), refetch())}
                    />
                  </Suspense>
                )
              }
            />
          </Card>
          {drawer}
        </ListContext>
      </Grid>
    </Page>
  );
}
