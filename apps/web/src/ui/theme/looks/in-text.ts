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

export const code = defineRecipe({
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
