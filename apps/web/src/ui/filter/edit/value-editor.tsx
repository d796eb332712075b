import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import type { Condition, FilterField } from '../filter';
import { filterTexts as t } from '../filter.texts';
import { valueShape } from '../operations';
import { booleanOptions } from '../sentence';
import { DayCount, DayRange, MonthValue, OneDay } from './day-values';
import type { OwnValues } from './use-values';

const Choices = lazy(() => fetchCode(() => import('./choices')));

interface ValueEditorProps {
  condition: Condition;
  field: FilterField;
  values: OwnValues | undefined;
  /** 1 to 12, in the business's zone. */
  thisMonth: number;
  /** Whether what is loaded late takes the focus once it is there. */
  takesFocus: boolean;
  onChange: (value: unknown) => void;
}

/** What a condition compares with: one value, two ends of a range, days, a month, or several to tick. */
export function ValueEditor({ condition, field, values, thisMonth, takesFocus, onChange }: ValueEditorProps) {
  const { type, operation, value } = condition;
  switch (valueShape(operation)) {
    case 'nothing':
      return null;
    case 'days':
      return <DayCount operation={operation} value={value} onChange={onChange} />;
    case 'month':
      return <MonthValue value={value} thisMonth={thisMonth} onChange={onChange} />;
    case 'many':
      return (
        <Suspense fallback={null}>
          <Choices
            field={field}
            chosen={Array.isArray(value) ? (value as string[]) : []}
            values={values}
            takesFocus={takesFocus}
            onChange={onChange}
          />
        </Suspense>
      );
    case 'range': {
      if (type === 'date') return <DayRange value={value} onChange={onChange} />;
      const [from, to] = Array.isArray(value) ? (value as unknown[]) : ['', ''];
      return (
        <Flex gap="2">
          <OneValue label={t.from} type={type} value={from} onChange={(next) => onChange([next, to])} />
          <OneValue label={t.to} type={type} value={to} onChange={(next) => onChange([from, next])} />
        </Flex>
      );
    }
    case 'one': {
      if (type === 'date') return <OneDay value={value} onChange={onChange} />;
      const label = t.valueLabels[type];
      const options = type === 'boolean' ? booleanOptions : field.options;
      if (options === undefined) return <OneValue label={label} type={type} value={value} onChange={onChange} />;
      return (
        <Field.Root>
          <Field.Label>{label}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={String(value)} onChange={(event) => onChange(event.target.value)}>
              <option value="" disabled>
                {t.choose}
              </option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      );
    }
  }
}

function OneValue({
  label,
  type,
  value,
  onChange,
}: {
  label: string;
  type: Condition['type'];
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  // A number is typed as text: "-" and "1." are on their way to one, and "1,000" is a thousand.
  const [typed, setTyped] = useState(value === undefined || value === null ? '' : String(value));
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        {...(type === 'number' && { inputMode: 'decimal' })}
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const number =
            text.trim() === '' ? Number.NaN : Number(text.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'));
          onChange(type === 'number' ? (Number.isFinite(number) ? number : '') : text);
        }}
      />
    </Field.Root>
  );
}
