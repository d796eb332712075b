import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { Button } from '../button';
import { countWords } from '../figures/counted';
import type { FilterBarProps } from './filter-bar-props';
import { filterTexts as t } from './filter.texts';
import { joined } from './sentence';

const FilterSheet = lazy(() => fetchCode(() => import('./filter-sheet')));

/** On a phone the whole sentence is one line; pressed, it opens as a sheet. */
export function FilterSummary(props: FilterBarProps) {
  const { filters, match, fields, count, words, askedBy } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (askedBy) setOpen(true);
  }, [askedBy]);
  const isFiltered = filters.length > 0;
  return (
    <>
      <Button
        size="xl"
        w="full"
        justifyContent="flex-start"
        h="auto"
        minH="11"
        py="1"
        whiteSpace="normal"
        textAlign="start"
        variant={isFiltered ? 'tint' : 'outline'}
        {...(isFiltered && { borderColor: 'chart4' })}
        fontSize="0.9375rem"
        lineHeight="1.25rem"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Span color="brandText">
          <ListFilter aria-hidden size={20} />
        </Span>
        <Span flex="1" color="text" lineClamp="2">
          {isFiltered ? joined(filters, match, fields) : words.lead || t.show(words.other)}
          {!isFiltered && t.notYet}
        </Span>
        {isFiltered && count !== null && (
          <Flex color="brandText" fontWeight="600" fontSize="lg" fontVariantNumeric="tabular-nums">
            {countWords(count)}
          </Flex>
        )}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
