import { Box, type BoxProps } from '@chakra-ui/react/box';
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import type { ListDeclaration } from '../list-declaration';
import type { List } from '../state/use-list';

const FilterOnDesk = lazy(() => fetchCode(() => import('../../filter/filter-on-desk')));
const FilterOnPhone = lazy(() => fetchCode(() => import('../../filter/filter-on-phone')));

interface FilterLineProps<Data, Row extends { id: string }> extends BoxProps {
  declaration: ListDeclaration<Data, Row>;
  list: List<Row>;
  isPhone: boolean;
  /** What can be done with the filter: "Save segment". */
  tools: ReactNode;
}

/** The line of a list's filter, of the same height before its code is there. */
export function FilterLine<Data, Row extends { id: string }>({
  declaration,
  list,
  isPhone,
  tools,
  ...box
}: FilterLineProps<Data, Row>) {
  // Where the window becomes narrow or wide, the filter stays until the other one is there.
  const Filter = useDeferredValue(isPhone) ? FilterOnPhone : FilterOnDesk;
  const { state, answer, change } = list;
  return (
    <Box minH={{ base: '11', md: '38px' }} mb={{ base: '1', md: '3' }} {...box}>
      <Suspense fallback={null}>
        <Filter
          fields={declaration.filterFields ?? []}
          filters={state.filters}
          match={state.filtersMatch}
          words={declaration.sentence ?? { lead: '', ...declaration.noun }}
          count={answer}
          isCounting={list.isOld}
          countOf={list.countOf}
          values={declaration.values}
          always={declaration.always}
          actions={tools}
          onChange={(filters, filtersMatch, replace) => change({ filters, filtersMatch }, { replace })}
        />
      </Suspense>
    </Box>
  );
}
