import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { dayOf } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { useNow } from '../../../lib/use-now';
import { useIsPhone } from '../../use-media';
import type { Condition, FilterField, FilterOperation } from '../filter';
import { filterTexts as t } from '../filter.texts';
import { operationsOf, valueShape, withOperation } from '../operations';
import { fieldOf, operationWords, questionWords } from '../sentence';
import type { OwnValues } from './use-values';
import { ValueEditor } from './value-editor';

/** Where one answers, for who opens the editor and wants the focus there. */
export const answerOf = (editor: HTMLElement | null): HTMLElement | null =>
  editor?.querySelector<HTMLElement>('[data-answer] :is(input, select, button)') ?? null;

/** One condition to edit: how it is asked, and with what. The field stays; another field is another condition. */
export function ConditionEditor({
  condition,
  fields,
  values,
  onChange,
}: {
  condition: Condition;
  fields: readonly FilterField[];
  /** What stands in the field, where the list can say. */
  values: OwnValues | undefined;
  onChange: (condition: Condition) => void;
}) {
  const timeZone = useTimeZone();
  const thisMonth = Number(dayOf(useNow(60_000), timeZone).slice(5, 7));
  // The answer takes the focus when the editor opens, not when somebody asks otherwise and is about to go on.
  const [isFirst, setFirst] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  // Once, when it opens. On a phone `Choices` says itself what it wants: its search box would bring up the keyboard.
  useEffect(() => {
    const answer = answerOf(root.current);
    if (!isPhone || answer?.closest('[data-choices]') == null) answer?.focus();
  }, []);
  const field = fieldOf(condition, fields);
  // Texts are chosen from what there is; where the list cannot say that, they are typed.
  const operations = operationsOf[condition.type].filter(
    (operation) =>
      condition.type !== 'text' ||
      values !== undefined ||
      valueShape(operation) !== 'many' ||
      operation === condition.operation,
  );
  return (
    <Flex ref={root} direction="column" gap="3">
      {operations.length > 1 ? (
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={t.operation}
            value={condition.operation}
            onChange={(event) => {
              setFirst(false);
              onChange(withOperation(condition, event.target.value as FilterOperation, thisMonth));
            }}
          >
            {operations.map((operation) => (
              <option
                key={operation}
                value={operation}
              >{`${field.label} ${questionWords(condition.type, operation)}`}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ) : (
        <Text fontWeight="500">{`${field.label} ${operationWords(condition.type, condition.operation)}`}</Text>
      )}
      <Box key={condition.operation} data-answer>
        <ValueEditor
          condition={condition}
          field={field}
          values={values}
          thisMonth={thisMonth}
          takesFocus={isFirst}
          onChange={(value) => onChange({ ...condition, value })}
        />
      </Box>
    </Flex>
  );
}
