import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { segmentGroupSlotRecipe } from '@chakra-ui/react/theme';

/** One of a few that stand side by side. */
export const segmentGroup = defineSlotRecipe({
  ...segmentGroupSlotRecipe,
  base: {
    ...segmentGroupSlotRecipe.base,
    root: {
      display: 'inline-flex',
      position: 'relative',
      // The chosen one is the lighter of the two in both themes.
      bg: { _light: 'hover', _dark: 'canvas' },
      borderRadius: 'control',
      p: '3px',
      minW: 'max-content',
      isolation: 'isolate',
      '--segment-indicator-bg': 'colors.surface',
      '--segment-indicator-shadow': 'shadows.card',
    },
    item: {
      display: 'flex',
      flex: 1,
      alignItems: 'center',
      justifyContent: 'center',
      userSelect: 'none',
      position: 'relative',
      h: { base: '11', md: '30px' },
      px: '3',
      fontSize: 'small',
      fontWeight: '500',
      color: 'textSecond',
      cursor: 'pointer',
      borderRadius: '7px',
      zIndex: 1,
      _checked: { color: 'text' },
      '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'solid', outlineOffset: '1px' },
    },
    indicator: {
      shadow: 'card',
      bg: { _light: 'surface', _dark: 'hover' },
      borderRadius: '7px',
      width: 'var(--width)',
      height: 'var(--height)',
      left: 'var(--left)',
      top: 'var(--top)',
      zIndex: -1,
      pos: 'absolute',
    },
  },
  variants: {},
  defaultVariants: {},
});
