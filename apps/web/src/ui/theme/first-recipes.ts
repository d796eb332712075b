import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { fieldSlotRecipe, skeletonRecipe, spinnerRecipe } from '@chakra-ui/react/theme';

/** 30 in toolbars, 36 as a rule, 44 for touch, 52 for the main action on a phone. */
const sizes = {
  sm: { h: '30px', minW: '30px', px: '10px', fontSize: '13px', gap: '6px' },
  md: { h: '36px', minW: '36px', px: '14px', fontSize: '14px', gap: '8px' },
  lg: { h: '44px', minW: '44px', px: '16px', fontSize: '15px', gap: '8px' },
  xl: { h: '52px', minW: '52px', px: '20px', fontSize: '16px', gap: '10px' },
};

const button = defineRecipe({
  className: 'bb-button',
  base: {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', flexShrink: 0, position: 'relative', appearance: 'none', userSelect: 'none', whiteSpace: 'nowrap', verticalAlign: 'middle',
    borderWidth: '1px', borderColor: 'transparent', borderRadius: 'control', fontWeight: '500', lineHeight: '20px', cursor: 'pointer', textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color', transitionDuration: '120ms',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    _icon: { flexShrink: 0, boxSize: '16px' },
  },
  variants: {
    size: sizes,
    variant: {
      solid: { bg: 'solid', color: 'onSolid', _hover: { bg: 'solidHover' } },
      outline: { bg: 'surface', color: 'text', borderColor: 'lineStrong', _hover: { bg: 'hover' }, _expanded: { bg: 'hover' } },
      tint: { bg: 'brandTint', color: 'brandText', _hover: { bg: 'brandTintStrong' }, _expanded: { bg: 'brandTintStrong' } },
      ghost: { bg: 'transparent', color: 'textSecond', _hover: { bg: 'hover', color: 'text' }, _expanded: { bg: 'hover' } },
      link: { bg: 'transparent', color: 'brandText', h: 'auto', minW: 0, px: 0, _hover: { textDecoration: 'underline' } },
      danger: { bg: 'surface', color: 'red', borderColor: 'lineStrong', _hover: { bg: 'redTint' } },
      dangerSolid: { bg: 'red', color: { _light: 'white', _dark: 'canvas' }, _hover: { opacity: 0.9 } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

const fieldLook = {
  width: '100%', minW: 0, appearance: 'none', textAlign: 'start', bg: 'surface', color: 'text', borderWidth: '1px', borderColor: 'lineField', borderRadius: 'control',
  transitionProperty: 'border-color, box-shadow', transitionDuration: '120ms',
  _hover: { borderColor: 'textThird' },
  _focusVisible: { outline: 'none', borderColor: 'solid', boxShadow: 'halo' },
  _invalid: { borderColor: 'red', _focusVisible: { boxShadow: 'haloRed' } },
  _disabled: { bg: 'subtle', color: 'textThird', cursor: 'not-allowed' },
  _readOnly: { bg: 'subtle' },
} as const;
/** 16 px on a phone, else it zooms into the field. */
const fieldText = { base: '16px', md: '14px' };

const input = defineRecipe({
  className: 'bb-input',
  base: fieldLook,
  variants: {
    size: { sm: { h: '30px', px: '10px', fontSize: { base: '16px', md: '13px' } }, md: { h: { base: '44px', md: '36px' }, px: '12px', fontSize: fieldText }, lg: { h: '44px', px: '12px', fontSize: fieldText } },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

const textarea = defineRecipe({
  className: 'bb-textarea',
  base: { ...fieldLook, resize: 'vertical', lineHeight: '22px' },
  variants: { size: { md: { px: '12px', py: '9px', fontSize: fieldText } }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
});

const skeleton = defineRecipe({ ...skeletonRecipe, base: { ...skeletonRecipe.base, bg: 'hover', borderRadius: 'tag' } });

const nativeSelect = defineSlotRecipe({
  className: 'bb-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { height: 'fit-content', width: '100%', position: 'relative' },
    field: { ...fieldLook, pe: '34px', cursor: 'pointer', '& > option, & > optgroup': { bg: 'raised', color: 'text' } },
    indicator: { position: 'absolute', color: 'textSecond', pointerEvents: 'none', top: '50%', transform: 'translateY(-50%)', insetEnd: '10px', h: '100%', display: 'inline-flex', alignItems: 'center', _icon: { boxSize: '16px' } },
  },
  variants: { size: { sm: { field: { h: '30px', px: '10px', fontSize: { base: '16px', md: '13px' } } }, md: { field: { h: { base: '44px', md: '36px' }, px: '12px', fontSize: fieldText } }, lg: { field: { h: '44px', px: '12px', fontSize: fieldText } } } },
  defaultVariants: { size: 'md' },
});

const field = defineSlotRecipe({
  ...fieldSlotRecipe,
  base: {
    ...fieldSlotRecipe.base,
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', w: '100%', gap: '6px', position: 'relative' },
    label: { display: 'flex', alignItems: 'center', gap: '4px', fontSize: '13px', lineHeight: '18px', fontWeight: '500', color: 'text', w: '100%' },
    helperText: { color: 'textThird', fontSize: '13px', lineHeight: '18px' },
    errorText: { display: 'flex', gap: '6px', alignItems: 'flex-start', color: 'red', fontSize: '13px', lineHeight: '18px', _icon: { boxSize: '16px', mt: '1px', flexShrink: 0 } },
    requiredIndicator: { color: 'red' },
  },
  variants: {},
  defaultVariants: {},
});

/** What the pages before the log-in use: their first load carries no other component's look. */
export const firstRecipes = { button, input, textarea, skeleton, spinner: spinnerRecipe };
export const firstSlotRecipes = { nativeSelect, field };
