import { defineRecipe } from '@chakra-ui/react/styled-system';

export const link = defineRecipe({
  className: 'bb-link',
  base: {
    color: 'brandText',
    fontWeight: '500',
    borderRadius: '4px',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const separator = defineRecipe({
  className: 'bb-separator',
  base: { display: 'block', borderColor: 'line' },
  variants: {
    orientation: { horizontal: { borderTopWidth: '1px' }, vertical: { borderInlineStartWidth: '1px' } },
    variant: { solid: {} },
    size: { sm: {} },
  },
  defaultVariants: { orientation: 'horizontal', variant: 'solid', size: 'sm' },
});

export const kbd = defineRecipe({
  className: 'bb-kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '5px',
    minW: '5',
    h: '5',
    justifyContent: 'center',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'tag',
    bg: 'surface',
    color: 'textSecond',
    fontSize: 'xs',
    fontFamily: 'body',
    lineHeight: '1rem',
  },
});

export const code = defineRecipe({
  className: 'bb-code',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '1.5',
    minH: '5',
    borderRadius: 'tag',
    bg: 'subtle',
    color: 'textSecond',
    fontFamily: 'mono',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
  },
});
