import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { PickBox } from '../pick-box';
import type { Condition, FilterField } from './filter';
import { filterTexts as t } from './filter.texts';
import { valueShape } from './operations';
import { booleanOptions } from './sentence';

interface ValueEditorProps {
  condition: Condition;
  field: FilterField;
  onChange: (value: unknown) => void;
}

/** What a condition compares with: one value, two ends of a range, or several to tick. */
export function ValueEditor({ condition, field, onChange }: ValueEditorProps) {
  const { type, operation, value } = condition;
  switch (valueShape(operation)) {
    case 'nothing':
      return null;
    case 'many':
      return (
        <Ticks
          options={field.options ?? []}
          chosen={Array.isArray(value) ? (value as string[]) : []}
          onChange={onChange}
          label={field.label}
        />
      );
    case 'range': {
      const [from, to] = Array.isArray(value) ? (value as unknown[]) : ['', ''];
      return (
        <Flex gap="8px">
          <OneValue label={t.from} type={type} value={from} onChange={(next) => onChange([next, to])} />
          <OneValue label={t.to} type={type} value={to} onChange={(next) => onChange([from, next])} />
        </Flex>
      );
    }
    case 'one': {
      const options = type === 'boolean' ? booleanOptions : field.options;
      if (options === undefined) return <OneValue label={t.value} type={type} value={value} onChange={onChange} />;
      return (
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={t.value}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
          >
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
  // A number is typed as text: "-" and "1." are on their way to one.
  const [typed, setTyped] = useState(value === undefined || value === null ? '' : String(value));
  const kind = type === 'date' ? { type: 'date' } : type === 'number' ? { inputMode: 'decimal' as const } : {};
  return (
    <Input
      aria-label={label}
      {...kind}
      value={typed}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
        onChange(type === 'number' ? (Number.isFinite(number) ? number : '') : text);
      }}
    />
  );
}

const manyOptions = 8;

function Ticks({
  options,
  chosen,
  onChange,
  label,
}: {
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (value: string[]) => void;
  label: string;
}) {
  const [looked, setLooked] = useState('');
  const shown = options.filter((option) => option.label.toLowerCase().includes(looked.trim().toLowerCase()));
  if (options.length === 0)
    return (
      <Text color="textThird" fontSize="13px">
        {t.noOptions}
      </Text>
    );
  return (
    <Box>
      {options.length > manyOptions && (
        <Input
          size="sm"
          mb="8px"
          type="search"
          aria-label={t.searchOptions}
          placeholder={t.searchOptions}
          value={looked}
          onChange={(event) => setLooked(event.target.value)}
        />
      )}
      <Box role="group" aria-label={label} maxH="240px" overflowY="auto" mx="-8px">
        {shown.map((option) => (
          <Flex
            key={option.value}
            as="label"
            align="center"
            gap="10px"
            minH={{ base: '44px', md: '34px' }}
            px="8px"
            borderRadius="tag"
            cursor="pointer"
            _hover={{ bg: 'hover' }}
          >
            <PickBox
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value),
                )
              }
            />
            <Span truncate>{option.label}</Span>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
