import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import {
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  segmentGroupSlotRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme';
import { fieldLook, firstRecipes, input, selectSizes, textarea } from './first-recipes';

const link = defineRecipe({
  className: 'bb-link',
  base: {
    color: 'brandText',
    fontWeight: '500',
    borderRadius: '4px',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
const separator = defineRecipe({
  className: 'bb-separator',
  base: { display: 'block', borderColor: 'line' },
  variants: {
    orientation: { horizontal: { borderTopWidth: '1px' }, vertical: { borderInlineStartWidth: '1px' } },
    variant: { solid: {} },
    size: { sm: {} },
  },
  defaultVariants: { orientation: 'horizontal', variant: 'solid', size: 'sm' },
});
const kbd = defineRecipe({
  className: 'bb-kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '5px',
    minW: '20px',
    h: '20px',
    justifyContent: 'center',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'tag',
    bg: 'surface',
    color: 'textSecond',
    fontSize: '12px',
    fontFamily: 'body',
    lineHeight: '16px',
  },
});

const code = defineRecipe({
  className: 'bb-code',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '6px',
    minH: '20px',
    borderRadius: 'tag',
    bg: 'subtle',
    color: 'textSecond',
    fontFamily: 'mono',
    fontSize: '12px',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
});

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

const menu = defineSlotRecipe({
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

/** On a phone, the head by which a sheet is drawn down, and the grip that says so. */
const grip = {
  pos: 'relative',
  touchAction: { base: 'none', md: 'auto' },
  _before: {
    content: '""',
    display: { base: 'block', md: 'none' },
    pos: 'absolute',
    top: '8px',
    insetStart: 'calc(50% - 18px)',
    w: '36px',
    h: '4px',
    borderRadius: 'full',
    bg: 'lineStrong',
  },
} as const;

/** A drawer at the side of a desk's screen; the same is a sheet from below on a phone. */
const drawer = defineSlotRecipe({
  ...drawerSlotRecipe,
  base: {
    ...drawerSlotRecipe.base,
    backdrop: { ...drawerSlotRecipe.base?.backdrop, bg: 'scrim' },
    positioner: {
      ...drawerSlotRecipe.base?.positioner,
      justifyContent: { base: 'stretch', md: 'flex-end' },
      alignItems: { base: 'flex-end', md: 'stretch' },
      p: { base: 0, md: '12px' },
    },
    content: {
      ...drawerSlotRecipe.base?.content,
      bg: 'surface',
      boxShadow: 'popover',
      maxW: { base: '100%', md: '420px' },
      maxH: { base: '92dvh', md: 'calc(100dvh - 24px)' },
      borderRadius: { base: '20px 20px 0 0', md: 'bar' },
      overflow: 'hidden',
      _open: {
        animationName: { base: 'slide-from-bottom-full, fade-in', md: 'slide-from-right-full, fade-in' },
        animationDuration: '240ms',
        animationTimingFunction: 'ease-out',
      },
      _closed: {
        animationName: { base: 'slide-to-bottom-full, fade-out', md: 'slide-to-right-full, fade-out' },
        animationDuration: '180ms',
      },
    },
    header: { ...drawerSlotRecipe.base?.header, ...grip, px: '20px', pt: { base: '22px', md: '16px' }, pb: '12px' },
    title: { flex: 1, textStyle: 'sheetTitle' },
    body: { px: '20px', py: '8px', flex: 1, overflowY: 'auto' },
    footer: {
      display: 'flex',
      gap: '12px',
      justifyContent: 'flex-end',
      px: '20px',
      py: '12px',
      borderTopWidth: '1px',
      borderColor: 'line',
      pb: 'max(12px, env(safe-area-inset-bottom))',
    },
    closeTrigger: { position: 'static' },
  },
  variants: {},
  defaultVariants: {},
});

const dialog = defineSlotRecipe({
  ...dialogSlotRecipe,
  base: {
    ...dialogSlotRecipe.base,
    backdrop: { ...dialogSlotRecipe.base?.backdrop, bg: 'scrim' },
    positioner: {
      ...dialogSlotRecipe.base?.positioner,
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      overflow: 'auto',
    },
    content: {
      ...dialogSlotRecipe.base?.content,
      bg: 'surface',
      boxShadow: 'popover',
      m: { base: 0, md: '24px' },
      maxW: { base: '100%', md: '520px' },
      w: '100%',
      maxH: '92dvh',
      overflowY: 'auto',
      borderRadius: { base: '20px 20px 0 0', md: 'dialog' },
      _open: { animationName: 'slide-from-bottom, fade-in', animationDuration: '180ms' },
      _closed: { animationName: 'fade-out', animationDuration: '120ms' },
    },
    header: {
      ...grip,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12px',
      px: '24px',
      pt: { base: '26px', md: '20px' },
      pb: '8px',
      flex: 0,
    },
    title: { flex: 1, textStyle: 'sheetTitle' },
    body: { px: '24px', py: '8px' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      justifyContent: 'flex-end',
      px: '24px',
      pt: '12px',
      pb: 'max(20px, env(safe-area-inset-bottom))',
    },
    closeTrigger: { position: 'static' },
  },
  variants: {},
  defaultVariants: {},
});

const popover = defineSlotRecipe({
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

const segmentGroup = defineSlotRecipe({
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
      h: { base: '44px', md: '30px' },
      px: '12px',
      fontSize: '13px',
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

const toast = defineSlotRecipe({
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

const nativeSelect = defineSlotRecipe({
  className: 'bb-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { height: 'fit-content', width: '100%', position: 'relative' },
    field: {
      ...fieldLook,
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      '& > option, & > optgroup': { bg: 'raised', color: 'text' },
    },
    indicator: {
      position: 'absolute',
      color: 'textSecond',
      pointerEvents: 'none',
      top: '50%',
      transform: 'translateY(-50%)',
      insetEnd: '10px',
      h: '100%',
      display: 'inline-flex',
      alignItems: 'center',
      _icon: { boxSize: '16px' },
    },
  },
  variants: { size: { sm: { field: selectSizes.sm }, md: { field: selectSizes.md }, lg: { field: selectSizes.lg } } },
  defaultVariants: { size: 'md' },
});

const field = defineSlotRecipe({
  ...fieldSlotRecipe,
  base: {
    ...fieldSlotRecipe.base,
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      w: '100%',
      gap: '6px',
      position: 'relative',
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      fontSize: '13px',
      lineHeight: '18px',
      fontWeight: '500',
      color: 'text',
      w: '100%',
    },
    helperText: { color: 'textThird', fontSize: '13px', lineHeight: '18px' },
    errorText: {
      display: 'flex',
      gap: '6px',
      alignItems: 'flex-start',
      color: 'red',
      fontSize: '13px',
      lineHeight: '18px',
      _icon: { boxSize: '16px', mt: '1px', flexShrink: 0 },
    },
    requiredIndicator: { color: 'red' },
  },
  variants: {},
  defaultVariants: {},
});

export const recipes = { ...firstRecipes, input, textarea, link, separator, kbd, code, radiomark: radiomarkRecipe };
export const slotRecipes = {
  nativeSelect,
  field,
  menu,
  drawer,
  dialog,
  popover,
  segmentGroup,
  toast,
  radioGroup: radioGroupSlotRecipe,
};
