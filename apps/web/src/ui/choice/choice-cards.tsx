import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PickDot } from '../form/fields/pick-box';
import { NoBreak } from '../prose/no-break';

const Frame = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    minW: 0,
    p: '14px 16px',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'card',
    bg: 'surface',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: '120ms',
    _hover: { bg: 'hover' },
    '&:has(input:checked)': { borderColor: 'solid', boxShadow: 'inset 0 0 0 1px {colors.solid}', bg: 'brandTint' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.solid}', outlineOffset: '2px' },
  },
});

/** The frame of a few choice cards: side by side where there is room, or one below the other. */
export const ChoiceCards = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > label': { flex: '1 1 190px' } },
  variants: { isStacked: { true: { flexDirection: 'column', gap: '2', '& > label': { flex: 'none' } } } },
});

/** One of a few: a radio as a card that says what follows from it. */
export function ChoiceCard({
  group,
  value,
  isChosen,
  onChoose,
  title,
  children,
}: {
  group: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  children: ReactNode;
}) {
  return (
    <Frame>
      <PickDot
        outline="none !important"
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      <Box minW="0">
        <Span display="block" fontWeight="500" fontSize="0.9375rem">
          <NoBreak>{title}</NoBreak>
        </Span>
        {children}
      </Box>
    </Frame>
  );
}
