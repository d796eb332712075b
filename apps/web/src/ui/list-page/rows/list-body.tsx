import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { ArrowUpDown, FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../button';
import { NoPermission } from '../../states/no-permission';
import { ErrorState, StatePanel } from '../../states/state-panel';
import { uiTexts } from '../../ui.texts';
import type { Column, ListDeclaration } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import type { Picking } from '../picking/use-picked';
import { refusedPart } from '../state/refused-part';
import type { List } from '../state/use-list';
import { ListCards } from './list-cards';
import { ListFooter } from './list-footer';
import { ListSkeleton } from './list-skeleton';
import { ListTable } from './list-table';
import { NoMatch } from './no-match';
import { toolsWidthOf, useFittingColumns } from './table-frame';

interface ListBodyProps<Data, Row extends { id: string }> {
  declaration: ListDeclaration<Data, Row>;
  list: List<Row>;
  /** Of which those are shown that have room. */
  columns: readonly Column<Row>[];
  isPhone: boolean;
  /** Null where nothing can be done with rows that are picked. */
  picking: Picking | null;
  linkTo: ((row: Row) => string) | undefined;
  isOpen?: (row: Row) => boolean;
  /** A row is open or being made: its button is the one to press, and an empty list has none beside it. */
  hasDrawer?: boolean;
  /** Over the rows; is told how many columns have no room. */
  toolbar?: (withoutRoom: number) => ReactNode;
  /** Between the rows and the pages: the bulk bar. */
  bar?: ReactNode;
}

/** The rows, or what stands in their place while there are none to show. */
export function ListBody<Data, Row extends { id: string }>({
  columns: all,
  toolbar,
  ...rest
}: ListBodyProps<Data, Row>) {
  const { declaration, list, picking } = rest;
  const sort = list.state.sort ?? declaration.defaultSort ?? null;
  const [frame, columns] = useFittingColumns(all, {
    hasPicks: picking !== null,
    toolsWidth: toolsWidthOf(declaration),
    sort,
  });
  return (
    // Cards have no columns that must fit: to measure them would lay the whole page out once more.
    <Box ref={rest.isPhone ? undefined : frame}>
      {toolbar?.(all.length - columns.length)}
      <Rows {...rest} columns={columns} sort={sort} />
    </Box>
  );
}

function Rows<Data, Row extends { id: string }>({
  declaration,
  list,
  columns,
  sort,
  isPhone,
  picking,
  linkTo,
  isOpen,
  hasDrawer = false,
  bar,
}: Omit<ListBodyProps<Data, Row>, 'toolbar'> & { sort: string | null }) {
  const { answer, problem, state, change } = list;
  const { noun, empty } = declaration;
  const ways = {
    filters: {
      icon: FilterX,
      title: t.badFilterTitle,
      text: t.badFilter,
      action: t.clearAll,
      drop: () => change({ filters: [], search: '' }),
    },
    sort: {
      icon: ArrowUpDown,
      title: t.badSortTitle,
      text: t.badSort,
      action: t.usualOrder,
      drop: () => change({ sort: null }),
    },
  };
  const part = refusedPart(problem, state);
  const refused = part === null ? null : ways[part];
  if (answer === null) {
    if (problem?.code === 'forbidden')
      return <NoPermission title={t.noPermission(noun.other)} permission={declaration.permission ?? 'administrator'} />;
    if (refused !== null)
      return (
        <StatePanel
          icon={refused.icon}
          tone="amber"
          title={refused.title}
          actions={<Button onClick={refused.drop}>{refused.action}</Button>}
        >
          {refused.text}
        </StatePanel>
      );
    if (problem !== null && !list.isLoading)
      return <ErrorState title={declaration.errorTitle} problem={problem} onRetry={() => void list.refetch()} />;
    return (
      <ListSkeleton
        columns={columns}
        hasPicks={picking !== null}
        toolsWidth={toolsWidthOf(declaration)}
        noun={noun.other}
        isPhone={isPhone}
      />
    );
  }
  const label = noun.other;
  const isBusy = list.isOld;
  return (
    <>
      {problem !== null && (
        <Flex role="alert" align="center" gap="3" px="4" py="2" bg="amberTint" color="amber" fontSize="small">
          {refused?.title ?? t.notFresh}
          <Button size="sm" ms="auto" onClick={() => (refused === null ? void list.refetch() : refused.drop())}>
            {refused?.action ?? uiTexts.tryAgain}
          </Button>
        </Flex>
      )}
      {answer.data.length === 0 ? (
        list.isNarrowed ? (
          <NoMatch
            state={state}
            fields={declaration.filterFields ?? []}
            noun={declaration.sentence ?? noun}
            countOf={list.countOf}
            onChange={change}
          />
        ) : (
          answer.count === 0 && (
            <StatePanel icon={empty.icon} title={empty.title} actions={!hasDrawer && empty.actions}>
              {empty.text}
            </StatePanel>
          )
        )
      ) : isPhone ? (
        <ListCards
          declaration={declaration}
          rows={answer.data}
          label={label}
          isBusy={isBusy}
          picking={picking}
          linkTo={linkTo}
        />
      ) : (
        <ListTable
          declaration={declaration}
          columns={columns}
          rows={answer.data}
          label={label}
          isBusy={isBusy}
          picking={picking}
          linkTo={linkTo}
          isOpen={isOpen}
          sort={sort}
          onSort={(sort) => change({ sort })}
        />
      )}
      {bar}
      {answer.data.length > 0 && <ListFooter state={state} answer={answer} isPhone={isPhone} onChange={change} />}
    </>
  );
}
