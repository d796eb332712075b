import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Columns3 } from 'lucide-react';
import { lazy, Suspense, type RefObject } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { Button } from '../../button';
import { BusyLine } from '../busy-line';
import type { ColumnChoice } from '../columns/columns';
import type { ListDeclaration } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import type { ListState } from '../state/list-state';
import { SearchBox } from './search-box';

const ColumnsMenu = lazy(() =>
  fetchCode(() => import('../columns/columns-menu')),
) as typeof import('../columns/columns-menu').default;

interface ListToolbarProps<Data, Row extends { id: string }> {
  declaration: ListDeclaration<Data, Row>;
  state: ListState;
  isBusy: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<ListState>, how?: { replace?: boolean }) => void;
  columns: {
    choice: ColumnChoice;
    choose: (choice: ColumnChoice | null) => void;
    isUsual: boolean;
    /** How many of those chosen have no room. */
    withoutRoom: number;
  };
}

/** Over the table: search at the left, the columns at the right. */
export function ListToolbar<Data, Row extends { id: string }>({
  declaration,
  state,
  isBusy,
  inputRef,
  onChange,
  columns,
}: ListToolbarProps<Data, Row>) {
  const { search } = declaration;
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="2"
      px="4"
      py="2.5"
      borderBottomWidth="1px"
      pos="relative"
    >
      {search ? (
        <SearchBox
          value={state.search}
          label={search.placeholder}
          onChange={(text) => onChange({ search: text }, { replace: true })}
          inputRef={inputRef}
        />
      ) : (
        <Box />
      )}
      <Suspense
        fallback={
          <Button>
            <Columns3 aria-hidden />
            {t.columns}
          </Button>
        }
      >
        <ColumnsMenu
          columns={declaration.columns}
          choice={columns.choice}
          isUsual={columns.isUsual}
          withoutRoom={columns.withoutRoom}
          onChoose={columns.choose}
        />
      </Suspense>
      {isBusy && <BusyLine />}
    </Flex>
  );
}
