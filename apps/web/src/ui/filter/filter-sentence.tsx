import { Flex } from '@chakra-ui/react/flex';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { ChevronsUpDown, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { countWords } from '../figures/counted';
import { ConditionChip, GroupChip } from './condition-chip';
import { FieldList } from './edit/field-list';
import { useOwnValues } from './edit/use-own-values';
import type { Condition, Filter, FiltersMatch } from './filter';
import type { FilterBarProps } from './filter-bar-props';
import { filterTexts as t } from './filter.texts';
import { blankCondition, isComplete, isSame } from './operations';

/** "Show people where [Marketing is Subscribed] and [Suburb is one of Newtown, Enmore]": every part can be pressed. */
export function FilterSentence({
  fields,
  filters,
  match,
  words,
  count,
  isCounting,
  valuesOf,
  askedBy,
  actions,
  onChange,
}: Omit<FilterBarProps, 'countOf'>) {
  // A condition that is not finished stands at the end of the sentence, but not yet in the address.
  const [draft, setDraft] = useState<Condition | null>(null);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (askedBy) setChoosing(true);
  }, [askedBy]);
  const openPart = openAt === null ? undefined : [...filters, ...(draft === null ? [] : [draft])][openAt];
  const values = useOwnValues({ valuesOf, filters, match, at: openAt, open: openPart });
  const parts: Filter[] = draft === null ? [...filters] : [...filters, draft];

  // The sentence as it was last said, which may not be drawn yet: an edit rests a moment before it is said, and others may
  // have gone meanwhile. With the whole sentence it goes too.
  const now = useRef<(Pick<FilterBarProps, 'filters' | 'match' | 'onChange'> & { draft: Condition | null }) | null>(
    null,
  );
  useLayoutEffect(() => {
    now.current = { filters, match, onChange, draft };
    return () => void (now.current = null);
  }, [filters, match, onChange, draft]);

  function say(
    change: (all: readonly Filter[]) => readonly Filter[],
    isSameStep: boolean,
    joined?: FiltersMatch,
  ): void {
    if (now.current === null) return;
    now.current.filters = change(now.current.filters);
    now.current.match = joined ?? now.current.match;
    now.current.onChange(now.current.filters, now.current.match, isSameStep);
  }
  function edit(at: number, condition: Condition, from: Condition): void {
    if (now.current === null) return;
    const { filters: all, draft: unfinished } = now.current;
    const place = isSame(all[at], from) ? at : all.findIndex((each) => isSame(each, from));
    if (place >= 0) {
      if (isComplete(condition)) say((each) => each.with(place, condition), true);
    } else if (!isSame(unfinished, from)) return;
    else if (isComplete(condition)) {
      setDraft(null);
      say((each) => [...each, condition], false);
    } else setDraft(condition);
  }
  function remove(at: number): void {
    setOpenAt(null);
    if (at >= (now.current?.filters.length ?? 0)) setDraft(null);
    else say((all) => all.toSpliced(at, 1), false);
  }

  return (
    <Flex role="group" aria-label={t.filterLabel} align="flex-start" gap="3" fontSize="sm">
      <Flex flex="1" minW="0" wrap="wrap" align="center" gap="2">
        <Span color="textSecond">{words.lead || t.show(words.other)}</Span>
        {parts.map((filter, at) => (
          // By place: a draft that becomes a condition stays the same chip, with the cursor in it.
          <Flex key={at} align="center" gap="2" maxW="full" minW="0">
            {at > 0 && (
              <Button
                variant="ghost"
                size="sm"
                px="1.5"
                aria-label={match === 'all' ? t.toOr : t.toAnd}
                disabled={filters.length < 2}
                onClick={() => say((all) => all, false, match === 'all' ? 'any' : 'all')}
              >
                {match === 'all' ? t.and : t.or}
                <ChevronsUpDown aria-hidden size={12} />
              </Button>
            )}
            {filter.type === 'conditional' ? (
              <GroupChip filter={filter} fields={fields} onRemove={() => remove(at)} />
            ) : (
              <ConditionChip
                condition={filter}
                fields={fields}
                values={openAt === at ? values : undefined}
                isOpen={openAt === at}
                onEdit={(condition, from) => edit(at, condition, from)}
                onRemove={() => remove(at)}
                onOpenChange={(open) => {
                  setOpenAt(open ? at : null);
                  if (!open && at === filters.length) setDraft(null);
                }}
              />
            )}
          </Flex>
        ))}
        <Popover.Root
          open={isChoosing}
          onOpenChange={({ open }) => setChoosing(open)}
          positioning={{ placement: 'bottom-start' }}
          lazyMount
          unmountOnExit
        >
          <Popover.Trigger asChild>
            <Button variant="ghost" size="sm" borderColor="lineStrong" borderStyle="dashed">
              <Plus aria-hidden />
              {t.addCondition}
            </Button>
          </Popover.Trigger>
          <Portal>
            <Popover.Positioner>
              <Popover.Content w="240px" aria-label={t.addCondition}>
                <FieldList
                  fields={fields}
                  onChoose={(field) => {
                    setChoosing(false);
                    const blank = blankCondition(field);
                    setDraft(blank);
                    // After this popover has given the focus back.
                    setTimeout(() => setOpenAt(filters.length), 0);
                  }}
                />
              </Popover.Content>
            </Popover.Positioner>
          </Portal>
        </Popover.Root>
      </Flex>
      {filters.length > 0 && (
        <Flex align="center" gap="2" flexShrink={0}>
          <Span role="status" aria-live="polite" color="textSecond" opacity={isCounting ? 0.6 : 1}>
            {count !== null && (
              <>
                <Span fontSize="md" fontWeight="600" color="text" fontVariantNumeric="tabular-nums">
                  {countWords(count)}
                </Span>
                {t.matchWord}
              </>
            )}
          </Span>
          <Button variant="ghost" onClick={() => (setDraft(null), setOpenAt(null), say(() => [], false, 'all'))}>
            {t.clear}
          </Button>
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
