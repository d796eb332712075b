import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { X } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchCode } from '../../lib/fetch-code';
import { may, useUser } from '../../lib/session/session';
import { IconButton } from '../button';
import { Card } from '../card';
import { countWords } from '../counted';
import { Page } from '../page';
import { useIsPhone } from '../use-media';
import { fittingColumns, shownColumns } from './columns/columns';
import { useColumnChoice } from './columns/use-column-choice';
import { AddButton, ListActions } from './list-actions';
import { ListContext } from './list-context';
import type { Chosen, ListAction, ListAdd, ListDeclaration } from './list-declaration';
import { ListIcons } from './list-icons';
import { listTexts as t } from './list-page.texts';
import { ListToolbar } from './list-toolbar';
import { OrderLine } from './order-line';
import { isPicked, nobody, span, withRows, type Picked } from './picking/selection';
import { ListBody } from './rows/list-body';
import { aroundColumns } from './rows/list-table';
import { SearchBox } from './search-box';
import { headingCount } from './state/heading-count';
import { askedFilters } from './state/list-query';
import { ordersOf } from './state/orders';
import { useList } from './state/use-list';
import { useFocusOfRows } from './use-focus-of-rows';
import { useListKeys } from './use-list-keys';
import { useWidth } from './use-width';

const BulkBar = lazy(() => fetchCode(() => import('./picking/bulk-bar')));
const FilterOnDesk = lazy(() => fetchCode(() => import('../filter/filter-on-desk')));
const FilterOnPhone = lazy(() => fetchCode(() => import('../filter/filter-on-phone')));

/** A list of which nothing is known yet may have none of its tools: like its rows they are seen only where it takes longer. */
const awaited = { animation: 'fade-in 120ms 200ms both' } as const;

export interface ListPageProps<Data, Row extends { id: string }> {
  declaration: ListDeclaration<Data, Row>;
  title: string;
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
  // Where the window becomes narrow or wide, the filter stays until the other one is there.
  const FilterBar = useDeferredValue(isPhone) ? FilterOnPhone : FilterOnDesk;
  const list = useList(declaration);
  const { state, change, answer, refetch } = list;
  const { choice, choose, isUsual } = useColumnChoice(declaration.name, declaration.columns);
  const bulk = useMemo(
    () => (declaration.bulk ?? []).filter(({ permission }) => permission === undefined || may(user, permission)),
    [declaration.bulk, user],
  );

  const [card, room] = useWidth();
  const chosenColumns = useMemo(() => shownColumns(declaration.columns, choice), [declaration, choice]);
  const sort = state.sort ?? declaration.defaultSort ?? null;
  // Where the card is too narrow for all of them, the last step back: a row shows everything of itself when it is opened.
  const columns = useMemo(() => {
    const around = aroundColumns(bulk.length > 0, declaration.rowActions !== undefined);
    return room > 0 ? fittingColumns(chosenColumns, Math.max(1, room - around), sort) : chosenColumns;
  }, [declaration, chosenColumns, room, bulk, sort]);

  // What is picked belongs to the rows it was picked from: another question or page begins with nobody.
  const question = JSON.stringify([state.page, state.size, state.search, state.filters, state.filtersMatch]);
  const [selection, setSelection] = useState<{ of: string; picked: Picked; last: string | null }>({
    of: question,
    picked: nobody,
    last: null,
  });
  const picked = selection.of === question ? selection.picked : nobody;
  const [isPicking, setPicking] = useState(false);
  const rows = useMemo(() => answer?.data ?? [], [answer]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const pick = useCallback(
    (which: readonly string[], on: boolean) => {
      setSelection((before) => ({
        of: question,
        picked: withRows(before.of === question ? before.picked : nobody, which, on, ids),
        last: which.at(-1) ?? null,
      }));
    },
    [question, ids],
  );
  const last = selection.of === question ? selection.last : null;
  const pickRow = useCallback(
    (id: string, on: boolean, withShift: boolean) => pick(withShift ? span(ids, last, id) : [id], on),
    [pick, ids, last],
  );
  const clear = (): void => (setSelection({ of: question, picked: nobody, last: null }), setPicking(false));
  const hasPicked = picked.kind === 'all' || picked.ids.size > 0;
  const chosen = (): Chosen => {
    if (picked.kind === 'rows') return { ids: ids.filter((id) => picked.ids.has(id)), count: picked.ids.size };
    return { ...askedFilters(state, declaration), count: answer?.count ?? 0 };
  };

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
    onPick: (id) => bulk.length > 0 && pickRow(id, !isPicked(picked, id), false),
    onOpen: (id) => void (linkOfId(id) !== null && navigate(linkOfId(id)!, { state: { keepScroll: true } })),
    onEscape: () => hasPicked && (clear(), true),
  });

  useFocusOfRows(root);

  // On a phone the search lies over the title's line while it is asked for, or narrows the list.
  const [isSearching, setSearching] = useState(false);
  const openSearch = (): void => {
    // At once, within the tap: only then does a phone show its keyboard.
    flushSync(() => setSearching(true));
    search.current?.focus();
  };
  const closeSearch = (): void => {
    flushSync(() => setSearching(false));
    change({ search: '' }, { replace: true });
    document.querySelector<HTMLElement>('#page-title ~ * [data-search]')?.focus();
  };

  const around = {
    title,
    ids,
    first: (state.page - 1) * state.size + 1,
    total: answer === null ? '' : countWords(answer),
    linkTo: linkOfId,
    isLoaded: answer !== null && !list.isOld,
    refetch,
  };
  const filterFields = declaration.filterFields ?? [];
  const isEmpty = answer !== null && answer.count === 0 && !list.isNarrowed && !list.isOld;
  // On a phone one row that cannot be picked needs no line over it: it begins higher, too, in a card of its own.
  const isAlone = isPhone && bulk.length === 0 && answer !== null && answer.count < 2;
  const isAwaited = answer === null && list.problem === null;
  const line = { gridColumn: '1 / -1', ...(isAwaited && awaited) };
  const filterActions = declaration.filterActions?.(state.filters, state.filtersMatch);
  const offered = isEmpty ? more.filter(({ isForEmpty }) => isForEmpty) : more;
  const adds = isEmpty && declaration.empty.actions ? null : add;
  return (
    <Page
      title={title}
      count={headingCount(list)}
      lead={lead}
      {...(isPhone
        ? {
            icons: (
              <ListIcons
                search={
                  declaration.search && !isEmpty ? { label: declaration.search.placeholder, open: openSearch } : null
                }
                add={adds}
                more={offered}
              />
            ),
            over: declaration.search && !isEmpty && (isSearching || state.search !== '') && (
              <>
                <SearchBox
                  value={state.search}
                  label={declaration.search.placeholder}
                  onChange={(text) => change({ search: text }, { replace: true })}
                  inputRef={search}
                  onLeave={closeSearch}
                />
                <IconButton label={t.closeSearch} size="lg" me="-10px" onClick={closeSearch}>
                  <X />
                </IconButton>
              </>
            ),
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
        {filterFields.length > 0 && !isEmpty && (
          <Box {...line} minH={{ base: '44px', md: '38px' }} mb={{ base: '4px', md: '12px' }}>
            <Suspense fallback={null}>
              <FilterBar
                fields={filterFields}
                filters={state.filters}
                match={state.filtersMatch}
                words={declaration.sentence ?? { lead: '', ...declaration.noun }}
                count={answer === null ? null : { count: answer.count, countIsExact: answer.countIsExact }}
                isCounting={list.isOld}
                countOf={list.countOf}
                values={declaration.values}
                always={declaration.always}
                actions={filterActions}
                onChange={(filters, filtersMatch, replace) => change({ filters, filtersMatch }, { replace })}
              />
            </Suspense>
          </Box>
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
                  bulk.length > 0 ? { isOn: isPicking, toggle: () => (isPicking ? clear() : setPicking(true)) } : null
                }
                onSort={(sort) => change({ sort })}
              />
            </Box>
          )}
          <Box gridColumn="1 / -1">{notice}</Box>
          {/* Without its tools it begins higher: as another card, so that none is seen to move there. */}
          <Card
            key={isEmpty ? 'empty' : isAlone ? 'alone' : 'rows'}
            ref={card}
            minW="0"
            overflow="clip"
            {...(isAwaited && awaited)}
          >
            {!isEmpty && !isPhone && (
              <ListToolbar
                declaration={declaration}
                state={state}
                isBusy={list.isLoading}
                inputRef={search}
                onChange={change}
                columns={{ choice, choose, isUsual, withoutRoom: chosenColumns.length - columns.length }}
              />
            )}
            <ListBody
              declaration={declaration}
              list={list}
              columns={columns}
              isPhone={isPhone}
              hasPicks={bulk.length > 0}
              isPicking={isPicking || hasPicked}
              picked={picked}
              onPick={pick}
              onPickRow={pickRow}
              linkTo={linkTo}
              isOpen={(row) => declaration.rowTo?.(row) === location.pathname}
              hasDrawer={drawer != null}
              bar={
                hasPicked &&
                answer !== null && (
                  <Suspense fallback={<Box h="72px" />}>
                    <BulkBar
                      actions={bulk}
                      picked={picked}
                      matching={answer}
                      rowsHere={ids.length}
                      chosen={chosen}
                      onClear={clear}
                      onAll={() => setSelection({ of: question, picked: { kind: 'all' }, last: null })}
                      onDone={async () => (clear(), refetch())}
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
