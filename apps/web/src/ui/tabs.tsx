import { chakra } from '@chakra-ui/react/styled-system';
import { FadingNav } from './fading-nav';

/**
 * Views of one thing, each with an address: links (and what makes more of them) in a row, of which the open one has
 * `aria-current="page"`. Tabs on a desk, chips on a phone; what has no room is reached sideways.
 */
export const Tabs = chakra(FadingNav, {
  base: {
    display: 'flex',
    gap: { base: '8px', md: '20px' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mb: { base: '8px', md: '12px' },
    mx: { base: '-16px', md: 0 },
    px: { base: '16px', md: 0 },
    borderBottomWidth: { md: '1px' },
    '& > a, & > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      flexShrink: 0,
      h: { base: '44px', md: '40px' },
      px: { base: '14px', md: '2px' },
      color: 'textSecond',
      fontWeight: '500',
      whiteSpace: 'nowrap',
      outlineOffset: '-2px',
      borderWidth: { base: '1px', md: '0 0 2px' },
      borderColor: { base: 'lineStrong', md: 'transparent' },
      borderRadius: { base: '22px', md: 0 },
      bg: { base: 'surface', md: 'transparent' },
      _hover: { color: 'text' },
    },
    '& > a[aria-current=page]': {
      color: 'brandText',
      borderColor: 'solid',
      bg: { base: 'brandTintStrong', md: 'transparent' },
    },
  },
});
