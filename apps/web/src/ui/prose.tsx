import { chakra } from '@chakra-ui/react/styled-system';

/** Text of several paragraphs that came as HTML: headings, lists, links, tables. */
export const Prose = chakra('div', {
  base: {
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    '& h1': { fontSize: '22px', fontWeight: '600', mb: '12px' },
    '& h2': { fontSize: '17px', fontWeight: '600', mt: '24px', mb: '8px', scrollMarginTop: '96px' },
    '& h2:first-of-type': { mt: '0' },
    '& p': { mb: '12px' },
    '& p + h2': { mt: '24px' },
    '& ul, & ol': { ps: '24px', mb: '12px' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li': { mb: '6px' },
    '& strong': { fontWeight: '600' },
    '& a': { color: 'brandText', fontWeight: '500', textDecoration: 'underline' },
    '& code': { fontFamily: 'mono', fontSize: '0.92em', bg: 'hover', px: '4px', borderRadius: '4px' },
    '& [data-price]': { fontVariantNumeric: 'tabular-nums' },
    '& .table': { overflowX: 'auto', mb: '12px' },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', p: '8px 12px', borderBottomWidth: '1px' },
    '& th': { fontSize: '13px', color: 'textSecond', fontWeight: '500' },
  },
});
