import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { fieldSlotRecipe } from '@chakra-ui/react/theme';
import { fieldLook, selectSizes } from '../first-recipes';

export const nativeSelect = defineSlotRecipe({
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

export const field = defineSlotRecipe({
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
