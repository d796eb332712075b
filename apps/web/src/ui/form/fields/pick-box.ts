import { chakra } from '@chakra-ui/react/styled-system';

/** One of a few: a radio as the design language draws it, in both themes. */
export const PickDot = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    boxSize: '5',
    mt: '1px',
    borderWidth: '2px',
    borderColor: 'lineField',
    borderRadius: 'full',
    bg: 'transparent',
    cursor: 'pointer',
    _checked: { borderWidth: '6px', borderColor: 'solid', bg: 'onSolid' },
  },
});

/** A checkbox without machinery: a page may hold five hundred. */
export const PickBox = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSize: '4.5',
    flexShrink: 0,
    borderWidth: '1.5px',
    borderColor: 'lineField',
    borderRadius: '5px',
    bg: 'surface',
    cursor: 'pointer',
    _before: {
      content: '""',
      boxSize: '2.5',
      bg: 'onSolid',
      opacity: 0,
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)',
    },
    _invalid: { borderColor: 'red' },
    '&:checked, &:indeterminate': { bg: 'solid', borderColor: 'solid' },
    '&:checked::before': { opacity: 1 },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(40% 0 40% 0)' },
  },
});
