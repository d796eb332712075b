import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { dialogSlotRecipe, drawerSlotRecipe } from '@chakra-ui/react/theme';

/** On a phone, the head by which a sheet is drawn down, and the grip that says so. */
const grip = {
  pos: 'relative',
  touchAction: { base: 'none', md: 'auto' },
  _before: {
    content: '""',
    display: { base: 'block', md: 'none' },
    pos: 'absolute',
    top: '2',
    insetStart: 'calc(50% - 18px)',
    w: '9',
    h: '1',
    borderRadius: 'full',
    bg: 'lineStrong',
  },
} as const;

/** Head and foot of what scrolls as a whole, so that keys scroll it wherever the focus is; a field that is focused lies between them. */
const inSight = { pos: 'sticky', zIndex: 2, bg: 'surface' } as const;

/** A drawer at the side of a desk's screen; the same is a sheet from below on a phone. */
export const drawer = defineSlotRecipe({
  ...drawerSlotRecipe,
  base: {
    ...drawerSlotRecipe.base,
    backdrop: { ...drawerSlotRecipe.base?.backdrop, bg: 'scrim' },
    positioner: {
      ...drawerSlotRecipe.base?.positioner,
      justifyContent: { base: 'stretch', md: 'flex-end' },
      alignItems: { base: 'flex-end', md: 'stretch' },
      p: { base: 0, md: '3' },
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
    header: { ...drawerSlotRecipe.base?.header, ...grip, px: '5', pt: { base: '22px', md: '4' }, pb: '3' },
    title: { flex: 1, minW: 0, overflowWrap: 'anywhere', textStyle: 'sheetTitle' },
    body: { px: '5', py: '2', flex: 1, overflowY: 'auto' },
    footer: {
      display: 'flex',
      gap: '3',
      justifyContent: 'flex-end',
      px: '5',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'line',
      pb: 'max(12px, env(safe-area-inset-bottom))',
    },
    closeTrigger: { position: 'static' },
  },
  variants: {},
  defaultVariants: {},
});

export const dialog = defineSlotRecipe({
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
      m: { base: 0, md: '6' },
      maxW: { base: '100%', md: '520px' },
      w: '100%',
      maxH: '92dvh',
      overflowY: 'auto',
      scrollPaddingBlock: '80px',
      borderRadius: { base: '20px 20px 0 0', md: 'dialog' },
      _open: { animationName: 'slide-from-bottom, fade-in', animationDuration: '180ms' },
      _closed: { animationName: 'fade-out', animationDuration: '120ms' },
    },
    header: {
      ...grip,
      ...inSight,
      top: 0,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      px: '6',
      pt: { base: '26px', md: '5' },
      pb: '2',
      flex: 0,
    },
    title: { flex: 1, minW: 0, overflowWrap: 'anywhere', textStyle: 'sheetTitle' },
    body: { px: '6', py: '2' },
    footer: {
      ...inSight,
      bottom: 0,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      justifyContent: 'flex-end',
      px: '6',
      pt: '3',
      pb: 'max(20px, env(safe-area-inset-bottom))',
    },
    closeTrigger: { position: 'static' },
  },
  variants: {},
  defaultVariants: {},
});
