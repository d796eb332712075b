import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../button';
import { countWords, type Counted } from '../figures/counted';
import { Sheet } from '../overlay/sheet';
import { ConditionEditor } from './edit/condition-editor';
import { FieldList } from './edit/field-list';
import { useOwnValues } from './edit/use-own-values';
import type { Filter, FiltersMatch } from './filter';
import type { FilterBarProps } from './filter-bar-props';
import { filterTexts as t } from './filter.texts';
import { blankCondition, isComplete } from './operations';
import { phraseOf, sentenceOf } from './sentence';

const restMs = 250;
const askable = (filters: readonly Filter[]): Filter[] =>
  filters.filter((filter) => filter.type === 'conditional' || isComplete(filter));

/** The sentence on a phone: a card a condition, and a button that says whom one will see. */
export default function FilterSheet({
  fields,
  filters: atFirst,
  match: matchAtFirst,
  words,
  countOf,
  valuesOf,
  onChange,
  onClose,
}: FilterBarProps & { onClose: () => void }) {
  const [filters, setFilters] = useState<readonly Filter[]>(atFirst);
  const [match, setMatch] = useState<FiltersMatch>(matchAtFirst);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [isChoosing, setChoosing] = useState(atFirst.length === 0);
  const [count, setCount] = useState<Counted | null>(null);
  const asked = JSON.stringify({ filters: askable(filters), filtersMatch: match });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      countOf(JSON.parse(asked) as { filters: Filter[]; filtersMatch: FiltersMatch }).then(
        (answer) => !isOver && setCount(answer),
        () => !isOver && setCount(null),
      );
    }, restMs);
    return () => (clearTimeout(timer), void (isOver = true));
  }, [asked, countOf]);

  const openPart = openAt === null ? undefined : filters[openAt];
  const values = useOwnValues({ valuesOf, filters: askable(filters), match, at: openAt, open: openPart });
  const put = (at: number, filter: Filter | null): void =>
    setFilters((before) =>
      before.flatMap((each, index) => (index === at ? (filter === null ? [] : [filter]) : [each])),
    );
  return (
    <Sheet
      title={words.lead || t.show(words.other)}
      isOpen
      onClose={onClose}
      tools={
        filters.length > 0 && (
          <Button variant="link" onClick={() => (setFilters([]), setChoosing(true))}>
            {t.clear}
          </Button>
        )
      }
      footer={
        <Button
          variant="solid"
          size="xl"
          w="full"
          onClick={() => (onChange(askable(filters), match, false), onClose())}
        >
          {count === null
            ? t.showSome(words.other)
            : t.showCount(countWords(count), count.count === 1 ? words.one : words.other)}
        </Button>
      }
    >
      {filters.length > 1 && (
        <SegmentGroup.Root
          value={match}
          onValueChange={({ value }) => setMatch(value as FiltersMatch)}
          w="full"
          mb="3"
          aria-label={t.match}
        >
          <SegmentGroup.Indicator />
          {(
            [
              ['all', t.allOf],
              ['any', t.anyOf],
            ] as const
          ).map(([value, label]) => (
            <SegmentGroup.Item key={value} value={value} minH="11">
              <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
              <SegmentGroup.ItemHiddenInput />
            </SegmentGroup.Item>
          ))}
        </SegmentGroup.Root>
      )}
      {filters.map((filter, at) => {
        const isOpen = openAt === at && filter.type !== 'conditional';
        const phrase =
          filter.type === 'conditional'
            ? { label: sentenceOf(filter, fields), operation: '', value: '' }
            : phraseOf(filter, fields);
        const sentence = sentenceOf(filter, fields);
        return (
          <Box key={at}>
            {at > 0 && (
              <Text fontWeight="500" color="textSecond" ms="5" ps="3" py="1" borderInlineStartWidth="2px">
                {match === 'all' ? t.and : t.or}
              </Text>
            )}
            <Box
              borderWidth="1px"
              borderColor={isOpen ? 'solid' : 'line'}
              boxShadow={isOpen ? 'halo' : undefined}
              borderRadius="card"
              bg="surface"
            >
              <Flex align="center">
                <Box
                  as="button"
                  flex="1"
                  minW="0"
                  textAlign="start"
                  p="10px 16px"
                  minH="60px"
                  aria-expanded={isOpen}
                  aria-label={t.edit(sentence)}
                  onClick={() => setOpenAt(isOpen ? null : at)}
                >
                  <Span
                    display="block"
                    fontSize="small"
                    color="textSecond"
                  >{`${phrase.label} ${phrase.operation}`}</Span>
                  {phrase.value !== '' && (
                    <Span display="block" fontWeight="600" color="brandText" truncate>
                      {phrase.value}
                    </Span>
                  )}
                </Box>
                <IconButton label={t.remove(sentence)} size="lg" onClick={() => (put(at, null), setOpenAt(null))}>
                  <X />
                </IconButton>
              </Flex>
              {isOpen && (
                <Box p="12px 16px" borderTopWidth="1px">
                  <ConditionEditor
                    condition={filter}
                    fields={fields}
                    values={values}
                    onChange={(next) => put(at, next)}
                  />
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
      {isChoosing ? (
        <Box borderWidth="1px" borderRadius="card" mt="3">
          <FieldList
            fields={fields}
            onChoose={(field) => (
              setFilters([...filters, blankCondition(field)]),
              setOpenAt(filters.length),
              setChoosing(false)
            )}
          />
        </Box>
      ) : (
        <Button
          size="xl"
          w="full"
          mt="3"
          variant="ghost"
          borderColor="lineStrong"
          borderStyle="dashed"
          color="text"
          onClick={() => setChoosing(true)}
        >
          <Plus aria-hidden />
          {t.addCondition}
        </Button>
      )}
    </Sheet>
  );
}
