import { Flex } from '@chakra-ui/react/flex';
import { ArrowUpDown, FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../button';
import { NoPermission } from '../../states/no-permission';
import { ErrorState, StatePanel } from '../../states/state-panel';
import { uiTexts } from '../../ui.texts';
import type { Column, ListDeclaration } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import type { Picked } from '../picking/selection';
import { refusedPart } from '../state/refused-part';
import type { List } from '../state/use-list';
import { ListCards } from './list-cards';
import { ListFooter } from './list-footer';
import { ListSkeleton } from './list-skeleton';
import { ListTable } from './list-table';
import { NoMatch } from './no-match';

interface ListBodyProps<Data, Row extends { id: string }> {
  declaration: ListDeclaration<Data, Row>;
  list: List<Row>;
  columns: readonly Column<Row>[];
  isPhone: boolean;
  hasPicks: boolean;
  isPicking: boolean;
  picked: Picked;
  onPick: (ids: readonly string[], isPicked: boolean) => void;
  onPickRow: (id: string, isPicked: boolean, withShift: boolean) => void;
  linkTo: ((row: Row) => string) | undefined;
  isOpen: (row: Row) => boolean;
  /** A row is open or being made: its button is the one to press, and an empty list has none beside it. */
  hasDrawer: boolean;
  /** Between the rows and the pages: the bulk bar. */
  bar: ReactNode;
}

/** The rows, or what stands in their place while there are none to show. */
export function ListBody<Data, Row extends { id: string }>({
  declaration,
  list,
  columns,
  isPhone,
  hasPicks,
  isPicking,
  picked,
  onPick,
  onPickRow,
  linkTo,
  isOpen,
  hasDrawer,
  bar,
}: ListBodyProps<Data, Row>) {
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
        hasPicks={hasPicks}
        hasTools={declaration.rowActions !== undefined}
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
        <Flex role="alert" align="center" gap="12px" px="16px" py="8px" bg="amberTint" color="amber" fontSize="13px">
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
          isPicking={isPicking}
          picked={picked}
          onPickRow={onPickRow}
          linkTo={linkTo}
        />
      ) : (
        <ListTable
          declaration={declaration}
          columns={columns}
          rows={answer.data}
          label={label}
          isBusy={isBusy}
          hasPicks={hasPicks}
          picked={picked}
          onPick={onPick}
          onPickRow={onPickRow}
          linkTo={linkTo}
          isOpen={isOpen}
          sort={state.sort ?? declaration.defaultSort ?? null}
          onSort={(sort) => change({ sort })}
        />
      )}
      {bar}
      {answer.data.length > 0 && <ListFooter state={state} answer={answer} isPhone={isPhone} onChange={change} />}
    </>
  );
}
