import { chakra } from '@chakra-ui/react/styled-system';

/** Text of several paragraphs that came as HTML: headings, lists, links, tables. */
export const Prose = chakra('div', {
  base: {
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    '& h1': { fontSize: '1.375rem', fontWeight: '600', mb: '3' },
    '& h2': { fontSize: '1.0625rem', fontWeight: '600', mt: '6', mb: '2', scrollMarginTop: '96px' },
    '& h2:first-of-type': { mt: '0' },
    '& p': { mb: '3' },
    '& p + h2': { mt: '6' },
    '& ul, & ol': { ps: '6', mb: '3' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li': { mb: '1.5' },
    '& strong': { fontWeight: '600' },
    '& a': { color: 'brandText', fontWeight: '500', textDecoration: 'underline' },
    '& code': { fontFamily: 'mono', fontSize: '0.92em', bg: 'hover', px: '1', borderRadius: '4px' },
    '& [data-price]': { fontVariantNumeric: 'tabular-nums' },
    '& .table': { overflowX: 'auto', mb: '3' },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', p: '8px 12px', borderBottomWidth: '1px' },
    '& th': { fontSize: 'small', color: 'textSecond', fontWeight: '500' },
  },
});
