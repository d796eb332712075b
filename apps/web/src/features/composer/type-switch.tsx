import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Track = chakra('div', { base: { display: 'inline-flex', bg: 'hover', borderRadius: 'control', p: '3px' } });
const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: { base: '44px', md: '30px' },
    px: '12px',
    fontSize: '13px',
    fontWeight: '500',
    color: 'textSecond',
    borderRadius: '7px',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '&:has(:checked)': { bg: 'surface', color: 'text', boxShadow: 'card' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.solid}', outlineOffset: '1px' },
    '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  },
});

/** One of two or three words, of the browser's own radios. */
export function TypeSwitch<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Option>
      ))}
    </Track>
  );
}
