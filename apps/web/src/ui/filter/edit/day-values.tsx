import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Span } from '@chakra-ui/react/span';
import { useState } from 'react';
import { operandOf } from '@bellbird/field-rules';
import { formatCount } from '../../../lib/i18n/texts';
import type { FilterOperation } from '../filter';
import { filterTexts as t } from '../filter.texts';
import { isInBounds } from '../operations';
import { nameOfMonth } from '../sentence';

/** "[30] days ago" */
export function DayCount({
  operation,
  value,
  onChange,
}: {
  operation: FilterOperation;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const [typed, setTyped] = useState(typeof value === 'number' ? String(value) : '');
  const bounds = operandOf(operation);
  const isWrong = typed.trim() !== '' && !isInBounds(operation, Number(typed));
  return (
    <Field.Root invalid={isWrong}>
      <Field.Label>{t.daysLabel}</Field.Label>
      <Flex align="center" gap="10px">
        <Input
          w="96px"
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const days = Number(target.value);
            onChange(target.value.trim() !== '' && isInBounds(operation, days) ? days : '');
          }}
        />
        <Span color="textSecond">{(t.daysAfter as Partial<Record<FilterOperation, string>>)[operation]}</Span>
      </Flex>
      {isWrong && typeof bounds === 'object' && (
        <Field.ErrorText>{t.daysBounds(formatCount(bounds.least), formatCount(bounds.most))}</Field.ErrorText>
      )}
    </Field.Root>
  );
}

/** A month of any year; the present one is marked, and it is said that the month stays what it is. */
export function MonthValue({
  value,
  thisMonth,
  onChange,
}: {
  value: unknown;
  thisMonth: number;
  onChange: (value: unknown) => void;
}) {
  const isChosen = isInBounds('anniversary-in-month', value);
  return (
    <Field.Root>
      <Field.Label>{t.monthLabel}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={String(value)} onChange={({ target }) => onChange(Number(target.value))}>
          {!isChosen && (
            <option value={String(value)} disabled>
              {t.choose}
            </option>
          )}
          {Object.keys(t.months)
            .map(Number)
            .map((month) => (
              <option key={month} value={month}>
                {month === thisMonth ? t.thisMonth(nameOfMonth(month)) : nameOfMonth(month)}
              </option>
            ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {isChosen && <Field.HelperText>{t.monthStays(nameOfMonth(Number(value)))}</Field.HelperText>}
    </Field.Root>
  );
}
