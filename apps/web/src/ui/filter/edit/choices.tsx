import { Box } from '@chakra-ui/react/box';
import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '../../../lib/i18n/texts';
import { Button } from '../../button';
import { PickBox } from '../../form/fields/pick-box';
import { moveByArrows } from '../../keys/move-by-arrows';
import { FadingList } from '../../tabs/fading-list';
import { useIsPhone } from '../../use-media';
import type { FilterField } from '../filter';
import { filterTexts as t } from '../filter.texts';
import { answersOf, isSameAnswer, mostListed, type Answer } from './answers';
import { useValues, type OwnValues } from './use-values';

interface ChoicesProps {
  field: FilterField;
  chosen: readonly string[];
  values: OwnValues | undefined;
  takesFocus: boolean;
  onChange: (value: string[]) => void;
}

/** More answers than these are searched. */
const manyOptions = 8;

/** Several answers to tick, each with how many have it: the field's own options, or what stands in it. */
export default function Choices({ field, chosen, values, takesFocus, onChange }: ChoicesProps) {
  const [looked, setLooked] = useState('');
  const label = useId();
  const isPhone = useIsPhone();
  const root = useRef<HTMLDivElement>(null);
  // The options are all there and searched here; of texts only the most common are.
  const asked = field.searchOf?.(looked.trim()) ?? looked.trim();
  const { data, hasFailed, tryAgain } = useValues(values, field.options === undefined ? asked : '');
  const answers = answersOf({ field, found: data, chosen, looked: looked.trim() });
  const isReady = field.options !== undefined || data !== null;
  const isSearched = field.options === undefined ? data !== null : field.options.length > manyOptions;
  const hasTaken = useRef(!takesFocus);
  useEffect(() => {
    if (hasTaken.current || !isReady) return;
    hasTaken.current = true;
    // On a phone the first answer: a search box would bring up the keyboard, which covers the answers.
    root.current?.querySelector<HTMLElement>(isPhone ? '[role=group] input' : 'input')?.focus();
  }, [isReady, isPhone]);

  const tick = (answer: Answer, on: boolean): void =>
    onChange(on ? [...chosen, answer.value] : chosen.filter((each) => !isSameAnswer(field.type, each, answer.value)));
  return (
    <Box ref={root} data-choices onKeyDown={moveByArrows}>
      {isSearched && (
        <Field.Root mb="2">
          <Field.Label>{t.findValue(field.label)}</Field.Label>
          <Input size="sm" type="search" value={looked} onChange={(event) => setLooked(event.target.value)} />
        </Field.Root>
      )}
      <Text id={label} fontSize="xs" fontWeight="500" color="textSecond" mb="1">
        {t.chooseSome}
      </Text>
      <FadingList role="group" aria-labelledby={label} maxH="240px" mx="-2">
        {answers.map((answer) => (
          <Flex
            key={answer.value}
            as="label"
            align="center"
            gap="2.5"
            minH={{ base: '11', md: '34px' }}
            px="2"
            borderRadius="tag"
            cursor="pointer"
            _hover={{ bg: 'hover' }}
          >
            <PickBox
              type="checkbox"
              {...(answer.count !== null && {
                'aria-label': t.answerWithCount(answer.label, formatCount(answer.count)),
              })}
              checked={chosen.some((each) => isSameAnswer(field.type, each, answer.value))}
              onChange={(event) => tick(answer, event.target.checked)}
            />
            <Span truncate flex="1">
              {answer.label}
            </Span>
            {answer.count !== null && (
              <Span color="textSecond" fontVariantNumeric="tabular-nums">
                {formatCount(answer.count)}
              </Span>
            )}
          </Flex>
        ))}
      </FadingList>
      <Text role="status" color="textThird" fontSize="small" mt={answers.length > 0 ? '1' : 0}>
        {whatIsSaid({ field, looked: looked.trim(), isReady, hasFailed, answers })}
      </Text>
      {hasFailed && (
        <Button size="sm" variant="ghost" onClick={tryAgain}>
          {t.tryAgain}
        </Button>
      )}
    </Box>
  );
}

function whatIsSaid({
  field,
  looked,
  isReady,
  hasFailed,
  answers,
}: {
  field: FilterField;
  looked: string;
  isReady: boolean;
  hasFailed: boolean;
  answers: readonly Answer[];
}): string {
  if (hasFailed) return t.valuesFailed;
  if (!isReady) return t.loadingValues;
  if (answers.length === 0)
    return looked !== '' ? t.nothingFound(looked) : field.options === undefined ? t.noValues : t.noOptions;
  return field.options === undefined && answers.length >= mostListed ? t.mostFound : '';
}
