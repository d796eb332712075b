import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minH: { base: '52px', md: '44px' },
    py: '6px',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});
const Knob = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    w: '36px',
    h: '20px',
    p: '2px',
    borderRadius: 'full',
    bg: 'lineField',
    cursor: 'inherit',
    transitionProperty: 'background-color',
    transitionDuration: '120ms',
    _before: {
      content: '""',
      display: 'block',
      boxSize: '16px',
      borderRadius: 'full',
      bg: 'surface',
      transitionProperty: 'transform',
      transitionDuration: '120ms',
    },
    _checked: { bg: 'solid', _before: { transform: 'translateX(16px)', bg: 'onSolid' } },
    _disabled: { opacity: 0.5 },
    _focusVisible: { outline: '2px solid {colors.solid}', outlineOffset: '2px' },
  },
});

/** On or off, with a sentence that says what it is; it counts as soon as it is pressed. One that is locked says why in that sentence's place. */
export function SwitchRow({
  label,
  help,
  isOn,
  isBusy = false,
  locked,
  onChange,
}: {
  label: string;
  help: string;
  isOn: boolean;
  /** It was pressed, and is not known to be done. */
  isBusy?: boolean;
  /** Why it cannot be pressed. */
  locked?: string | undefined;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <Row>
      <Box minW="0">
        <Span display="block" fontWeight="500">
          {label}
        </Span>
        <Span id={id} display="block" fontSize="13px" color="textSecond">
          {locked ?? help}
        </Span>
      </Box>
      <Knob
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={id}
        aria-busy={isBusy}
        checked={isOn}
        disabled={locked !== undefined}
        onChange={() => !isBusy && onChange(!isOn)}
      />
    </Row>
  );
}
