import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** The browser's own checkbox, drawn as a switch. */
export const Knob = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    w: '9',
    h: '5',
    p: '0.5',
    borderRadius: 'full',
    bg: 'lineField',
    cursor: 'inherit',
    transitionProperty: 'background-color',
    transitionDuration: '120ms',
    _before: {
      content: '""',
      display: 'block',
      boxSize: '4',
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

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: { base: '11', md: '9' },
    fontWeight: '500',
    cursor: 'pointer',
  },
});

/** On or off, in the midst of a form: what it says is seen beside it, `label` is what is read out. */
export const Switch = ({
  label,
  isOn,
  onChange,
  children,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children?: ReactNode;
}) => (
  <Line>
    <Knob type="checkbox" role="switch" aria-label={label} checked={isOn} onChange={() => onChange(!isOn)} />
    {children}
  </Line>
);
