import { defineRecipe } from '@chakra-ui/react/styled-system';
import { skeletonRecipe, spinnerRecipe } from '@chakra-ui/react/theme';

/** 30 in toolbars, 36 as a rule, 44 wherever a thumb presses, 52 for the main action on a phone. */
const sizes = {
  sm: { h: { base: '11', md: '30px' }, minW: { base: '11', md: '30px' }, px: '2.5', fontSize: 'small', gap: '1.5' },
  md: { h: { base: '11', md: '9' }, minW: { base: '11', md: '9' }, px: '3.5', fontSize: 'sm', gap: '2' },
  lg: { h: '11', minW: '11', px: '4', fontSize: '0.9375rem', gap: '2' },
  xl: { h: '52px', minW: '52px', px: '5', fontSize: 'md', gap: '2.5' },
};

const button = defineRecipe({
  className: 'bb-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    position: 'relative',
    appearance: 'none',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: '500',
    lineHeight: '1.25rem',
    cursor: 'pointer',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '120ms',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    _icon: { flexShrink: 0, boxSize: '4' },
  },
  variants: {
    size: sizes,
    variant: {
      solid: { bg: 'solid', color: 'onSolid', _hover: { bg: 'solidHover' } },
      outline: {
        bg: 'surface',
        color: 'text',
        borderColor: 'lineStrong',
        _hover: { bg: 'hover' },
        _expanded: { bg: 'hover' },
      },
      tint: {
        bg: 'brandTint',
        color: 'brandText',
        _hover: { bg: 'brandTintStrong' },
        _expanded: { bg: 'brandTintStrong' },
      },
      ghost: {
        bg: 'transparent',
        color: 'textSecond',
        _hover: { bg: 'hover', color: 'text' },
        _expanded: { bg: 'hover' },
      },
      link: {
        bg: 'transparent',
        color: 'brandText',
        h: 'auto',
        // As high as a thumb all the same.
        minH: { base: '11', md: '6' },
        minW: 0,
        px: 0,
        _hover: { textDecoration: 'underline' },
      },
      danger: { bg: 'surface', color: 'red', borderColor: 'lineStrong', _hover: { bg: 'redTint' } },
      dangerSolid: { bg: 'red', color: { _light: 'white', _dark: 'canvas' }, _hover: { opacity: 0.9 } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const fieldLook = {
  width: '100%',
  minW: 0,
  appearance: 'none',
  textAlign: 'start',
  bg: 'surface',
  color: 'text',
  borderWidth: '1px',
  borderColor: 'lineField',
  borderRadius: 'control',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: '120ms',
  _hover: { borderColor: 'textThird' },
  _focusVisible: { outline: 'none', borderColor: 'solid', boxShadow: 'halo' },
  _invalid: { borderColor: 'red', _focusVisible: { boxShadow: 'haloRed' } },
  _disabled: { bg: 'subtle', color: 'textThird', cursor: 'not-allowed' },
  _readOnly: { bg: 'subtle' },
} as const;
/** 16 px on a phone, else it zooms into the field. */
const fieldText = { base: 'md', md: 'sm' };

const fieldSizes = {
  sm: { h: { base: '11', md: '30px' }, px: '2.5', fontSize: { base: 'md', md: 'small' } },
  md: { h: { base: '11', md: '9' }, px: '3', fontSize: fieldText },
  lg: { h: '11', px: '3', fontSize: fieldText },
};

/** A field that ends in an arrow keeps its words off it, whatever its size. */
const { sm, md, lg } = fieldSizes;
export const selectSizes = {
  sm: { ...sm, px: undefined, ps: sm.px, pe: '8' },
  md: { ...md, px: undefined, ps: md.px, pe: '34px' },
  lg: { ...lg, px: undefined, ps: lg.px, pe: '34px' },
};

export const input = defineRecipe({
  className: 'bb-input',
  base: fieldLook,
  variants: {
    size: fieldSizes,
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const textarea = defineRecipe({
  className: 'bb-textarea',
  base: { ...fieldLook, resize: 'vertical', lineHeight: '1.375rem' },
  variants: { size: { md: { px: '3', py: '9px', fontSize: fieldText } }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
});

const skeleton = defineRecipe({
  ...skeletonRecipe,
  base: { ...skeletonRecipe.base, bg: 'greyTint', borderRadius: 'tag' },
});

/** Its own look for the browser's own list, and Chakra's select looks the same (see recipes.ts). */
export const select = defineRecipe({
  className: 'bb-select',
  base: {
    ...fieldLook,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '& > option, & > optgroup': { bg: 'raised', color: 'text' },
  },
  variants: { size: selectSizes },
  defaultVariants: { size: 'md' },
});

/** What the pages before the log-in use: their first load carries no other component's look. */
export const firstRecipes = { button, skeleton, spinner: spinnerRecipe };
