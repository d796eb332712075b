import { chakra } from '@chakra-ui/react/styled-system';
import { FadingNav } from './fading-nav';

/**
 * Views of one thing, each with an address: links (and what makes more of them) in a row, of which the open one has
 * `aria-current="page"`. Tabs on a desk, chips on a phone; what has no room is reached sideways.
 */
export const Tabs = chakra(FadingNav, {
  base: {
    display: 'flex',
    gap: { base: '2', md: '5' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mb: { base: '2', md: '3' },
    mx: { base: '-4', md: 0 },
    px: { base: '4', md: 0 },
    borderBottomWidth: { md: '1px' },
    '& > a, & > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      flexShrink: 0,
      h: { base: '11', md: '10' },
      px: { base: '3.5', md: '0.5' },
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
