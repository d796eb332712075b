import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

/**
 * The chosen one is the lighter of the two in both themes, so that it stands out of its track. In dark both have a line:
 * the grounds they stand on are too near to theirs.
 */
export const segmentedLooks = {
  track: {
    bg: { _light: 'hover', _dark: 'subtle' },
    boxShadow: { _dark: 'inset 0 0 0 1px {colors.line}' },
    borderRadius: 'control',
    p: '3px',
  },
  chosen: {
    bg: { _light: 'surface', _dark: 'hover' },
    color: 'text',
    boxShadow: { _light: 'card', _dark: '0 0 0 1px {colors.lineStrong}' },
  },
} as const;

const Track = chakra('div', {
  base: {
    display: 'inline-flex',
    maxW: 'full',
    ...segmentedLooks.track,
  },
});
const Option = chakra('label', {
  base: {
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: { base: '11', md: '30px' },
    minW: 0,
    px: { base: '2', sm: '3' },
    fontSize: 'small',
    fontWeight: '500',
    color: 'textSecond',
    borderRadius: '7px',
    cursor: 'pointer',
    // Three of them are wider than the smallest phone.
    textAlign: 'center',
    lineHeight: '1.125rem',
    whiteSpace: { md: 'nowrap' },
    '&:has(:checked)': segmentedLooks.chosen,
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
