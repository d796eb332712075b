import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { menuSlotRecipe, popoverSlotRecipe, toastSlotRecipe } from '@chakra-ui/react/theme';

/** A menu, a popover: above all, 12 round. */
const floating = {
  bg: 'raised',
  color: 'text',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'popover',
  outline: 0,
  zIndex: 'popover',
} as const;

export const menu = defineSlotRecipe({
  ...menuSlotRecipe,
  base: {
    ...menuSlotRecipe.base,
    content: { ...menuSlotRecipe.base?.content, ...floating, p: '6px', minW: '12rem' },
    item: {
      ...menuSlotRecipe.base?.item,
      px: '10px',
      py: '8px',
      minH: { base: '44px', md: '34px' },
      gap: '10px',
      borderRadius: 'tag',
      textStyle: 'sm',
      cursor: 'pointer',
      _highlighted: { bg: 'hover' },
    },
  },
  variants: {},
  defaultVariants: {},
});

export const popover = defineSlotRecipe({
  ...popoverSlotRecipe,
  base: {
    ...popoverSlotRecipe.base,
    content: { ...popoverSlotRecipe.base?.content, ...floating },
    header: { px: '16px', pt: '14px', textStyle: 'section' },
    body: { p: '16px', flex: 1 },
  },
  variants: {},
  defaultVariants: {},
});

export const toast = defineSlotRecipe({
  ...toastSlotRecipe,
  base: {
    ...toastSlotRecipe.base,
    root: {
      ...toastSlotRecipe.base?.root,
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: 'popover',
      p: '14px 16px',
      gap: '12px',
      alignItems: 'flex-start',
      width: { base: 'calc(100vw - 32px)', md: '420px' },
    },
  },
});
