import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Span } from '@chakra-ui/react/span';
import { useState } from 'react';
import { operandOf } from '@bellbird/field-rules';
import { formatCount } from '../../../lib/i18n/texts';
import { useToday } from '../../../lib/use-today';
import { DateField } from '../../date/date-field';
import { DateRange } from '../../date/date-range';
import { dateTexts } from '../../date/date.texts';
import { isDay } from '../../date/day';
import { plainBind } from '../../form/fields/plain-bind';
import type { FieldBinding } from '../../form/state/use-form';
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
      <Flex align="center" gap="2.5">
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
          {dateTexts.months.map((name, index) => (
            <option key={name} value={index + 1}>
              {index + 1 === thisMonth ? t.thisMonth(name) : name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {isChosen && <Field.HelperText>{t.monthStays(nameOfMonth(Number(value)))}</Field.HelperText>}
    </Field.Root>
  );
}

/** A time of the API begins with its day. */
const dayLength = '2026-11-24'.length;
const inOrder = (days: readonly string[]): boolean => days.every((day, at) => at === 0 || day >= days[at - 1]!);

/** Fields for so many days. What was typed stays in them; days that are none, or in the wrong order, do not count. */
function useTypedDays(values: readonly unknown[], onChange: (days: string[]) => void): FieldBinding<string>[] {
  const [typed, setTyped] = useState(() =>
    values.map((value) => (typeof value === 'string' ? value.slice(0, dayLength) : '')),
  );
  return typed.map((value, at) =>
    plainBind('', value, (next: string) => {
      const all = typed.map((each, place) => (place === at ? next : each));
      setTyped(all);
      onChange(all.every(isDay) && inOrder(all) ? all : all.map(() => ''));
    }),
  );
}

/** A day of the calendar. */
export function OneDay({ value, onChange }: { value: unknown; onChange: (value: string) => void }) {
  const [day] = useTypedDays([value], ([next = '']) => onChange(next));
  return <DateField label={t.valueLabels.date} today={useToday()} bind={day!} />;
}

/** Two days and those between them. */
export function DayRange({ value, onChange }: { value: unknown; onChange: (value: string[]) => void }) {
  const [first, last] = Array.isArray(value) ? (value as unknown[]) : [];
  const [from, to] = useTypedDays([first, last], onChange);
  return <DateRange from={from!} to={to!} today={useToday()} />;
}
