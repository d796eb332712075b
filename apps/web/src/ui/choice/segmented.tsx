import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

/** The chosen one is the lighter of the two in both themes, so that it stands out of its track. */
const Track = chakra('div', {
  base: {
    display: 'inline-flex',
    maxW: 'full',
    bg: { _light: 'hover', _dark: 'canvas' },
    borderRadius: 'control',
    p: '3px',
  },
});
const Option = chakra('label', {
  base: {
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    h: { base: '44px', md: '30px' },
    px: '12px',
    fontSize: '13px',
    fontWeight: '500',
    color: 'textSecond',
    borderRadius: '7px',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '&:has(:checked)': { bg: { _light: 'surface', _dark: 'hover' }, color: 'text', boxShadow: 'card' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.solid}', outlineOffset: '1px' },
    '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  },
});

/** One of two to four words, of the browser's own radios: the arrow keys choose. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: {
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** As wide as its place. */
  isWide?: boolean;
}) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label} {...(isWide && { w: 'full' })}>
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
