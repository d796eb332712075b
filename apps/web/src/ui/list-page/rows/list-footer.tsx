import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Span } from '@chakra-ui/react/span';
import { Button } from '../../button';
import { countWords } from '../../figures/counted';
import type { ListAnswer } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { pageSizes, type ListState, type PageSize } from '../state/list-state';

/** Where one is in the list, and the pages before and after. */
export function ListFooter({
  state,
  answer,
  isPhone,
  onChange,
}: {
  state: ListState;
  answer: ListAnswer<unknown>;
  isPhone: boolean;
  onChange: (change: Partial<ListState>) => void;
}) {
  const first = (state.page - 1) * state.size + 1;
  const size = isPhone ? 'lg' : 'md';
  return (
    <Flex
      as="nav"
      aria-label={t.pages}
      wrap="wrap"
      align="center"
      gap="8px 12px"
      px="4"
      py="2.5"
      borderTopWidth="1px"
      mt="-1px"
      fontSize="small"
      color="textSecond"
    >
      <Span role="status" fontVariantNumeric="tabular-nums">
        {t.range(first, first + answer.data.length - 1, countWords(answer))}
      </Span>
      {answer.count > pageSizes[0] && (
        <NativeSelect.Root size="sm" w="auto" ms={{ base: 'auto', md: '2' }}>
          <NativeSelect.Field
            pe="30px"
            aria-label={t.rowsAPage}
            value={state.size}
            onChange={(event) => onChange({ size: Number(event.target.value) as PageSize })}
            {...(isPhone && { minH: '11' })}
          >
            {pageSizes.map((rows) => (
              <option key={rows} value={rows}>
                {t.rowsOption(rows)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
      {(answer.hasMore || state.page > 1) && (
        <Flex gap="2" ms="auto" w={{ base: 'full', md: 'auto' }}>
          <Button
            size={size}
            flex={{ base: 1, md: 'none' }}
            disabled={state.page === 1}
            onClick={() => onChange({ page: state.page - 1 })}
          >
            {t.previous}
          </Button>
          <Button
            size={size}
            flex={{ base: 1, md: 'none' }}
            disabled={!answer.hasMore}
            onClick={() => onChange({ page: state.page + 1 })}
          >
            {t.next}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
