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
      insetEnd: '2.5',
      h: '100%',
      display: 'inline-flex',
      alignItems: 'center',
      _icon: { boxSize: '4' },
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
      gap: '1.5',
      position: 'relative',
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      fontSize: 'small',
      lineHeight: '1.125rem',
      fontWeight: '500',
      color: 'text',
      w: '100%',
    },
    helperText: { color: 'textThird', fontSize: 'small', lineHeight: '1.125rem' },
    errorText: {
      display: 'flex',
      gap: '1.5',
      alignItems: 'flex-start',
      color: 'red',
      fontSize: 'small',
      lineHeight: '1.125rem',
      _icon: { boxSize: '4', mt: '1px', flexShrink: 0 },
    },
    requiredIndicator: { color: 'red' },
  },
  variants: {},
  defaultVariants: {},
});
