import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Columns3 } from 'lucide-react';
import { lazy, Suspense, type RefObject } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { Button } from '../button';
import type { ColumnChoice } from './columns/columns';
import type { ListDeclaration } from './list-declaration';
import { listTexts as t } from './list-page.texts';
import { SearchBox } from './search-box';
import type { ListState } from './state/list-state';

const ColumnsMenu = lazy(() =>
  fetchCode(() => import('./columns/columns-menu')),
) as typeof import('./columns/columns-menu').default;

interface ListToolbarProps<Data, Row extends { id: string }> {
  declaration: ListDeclaration<Data, Row>;
  state: ListState;
  isPhone: boolean;
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
  picking: { isOn: boolean; toggle: () => void } | null;
}

/** Search at the left; on a desk the columns at the right, on a phone the order and the picking, which the table's head has no place for. */
export function ListToolbar<Data, Row extends { id: string }>({
  declaration,
  state,
  isPhone,
  isBusy,
  inputRef,
  onChange,
  columns,
  picking,
}: ListToolbarProps<Data, Row>) {
  const { search } = declaration;
  const orders = declaration.columns.flatMap(({ sortBy, label }) =>
    sortBy === undefined
      ? []
      : [
          { value: `${sortBy}:asc`, label: t.ascending(label) },
          { value: `${sortBy}:desc`, label: t.descending(label) },
        ],
  );
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="8px"
      px={{ base: '12px', md: '16px' }}
      py="10px"
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
      {isPhone ? (
        <Flex gap="8px" w="full" align="center">
          {orders.length > 0 && (
            <NativeSelect.Root flex="1">
              <NativeSelect.Field
                aria-label={t.sortBy}
                value={state.sort ?? ''}
                onChange={(event) => onChange({ sort: event.target.value || null })}
              >
                <option value="">{t.asItComes}</option>
                {orders.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
          {picking && (
            <Button
              size="lg"
              variant="ghost"
              color="brandText"
              ms="auto"
              aria-pressed={picking.isOn}
              onClick={picking.toggle}
            >
              {picking.isOn ? t.selectDone : t.select}
            </Button>
          )}
        </Flex>
      ) : (
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
      )}
      {isBusy && (
        <Box
          aria-hidden
          pos="absolute"
          insetX="0"
          bottom="-1px"
          h="2px"
          bg="solid"
          opacity="0"
          animation="pulse 1.2s ease-in-out 200ms infinite"
        />
      )}
    </Flex>
  );
}
