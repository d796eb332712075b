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
    content: { ...menuSlotRecipe.base?.content, ...floating, p: '1.5', minW: '12rem' },
    item: {
      ...menuSlotRecipe.base?.item,
      px: '2.5',
      py: '2',
      minH: { base: '11', md: '34px' },
      gap: '2.5',
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
    header: { px: '4', pt: '3.5', textStyle: 'section' },
    body: { p: '4', flex: 1 },
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
      gap: '3',
      alignItems: 'flex-start',
      width: { base: 'calc(100vw - 32px)', md: '420px' },
    },
  },
});
