import { chakra } from '@chakra-ui/react/styled-system';
import type { Column } from '../list-declaration';

/** What a cell is, for the rules below. */
export const cellMarks = (
  { align, figures = align === 'end' }: Pick<Column<never>, 'align' | 'figures'>,
  at: number,
) => ({
  ...(at === 0 && { 'data-lead': '' }),
  ...(align && { 'data-end': '' }),
  ...(figures && { 'data-figures': '' }),
});

/**
 * A real table, laid out row by row as grids of the same tracks: so the browser can skip what is out of sight
 * (content-visibility), and five hundred rows scroll as lightly as twenty. Cells are styled from here, by one rule each.
 */
export const Table = chakra('table', {
  base: {
    display: 'block',
    w: 'full',
    textStyle: 'table',
    borderCollapse: 'separate',
    '& thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'var(--tracks)',
      alignItems: 'center',
      position: 'relative',
      borderBottomWidth: '1px',
      px: '2',
    },
    '& thead tr': { minH: '34px', bg: 'subtle', color: 'textSecond' },
    '& tbody tr': {
      h: '11',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 2.75rem',
      transition: 'background-color 120ms',
      outlineOffset: '-2px',
      // Whoever walks the rows by keys never has one under the top bar or the bulk bar.
      scrollMarginBlock: '84px',
    },
    '&[data-tall] tbody tr': { h: '56px', containIntrinsicSize: 'auto 56px' },
    '& tbody tr:hover': { bg: 'hover' },
    '& tbody tr[data-picked]': { bg: 'brandTint' },
    '& tbody tr[data-open]': { bg: 'brandTintStrong' },
    // Chips of a text and initials, which may be as violet as such a row.
    '& tbody tr:is([data-picked], [data-open]) :is([data-chip], [data-initials])': { bg: 'surface' },
    '& tbody tr:focus-visible': { outline: '2px solid', outlineColor: 'solid' },
    '& th, & td': {
      px: '2',
      textAlign: 'start',
      fontWeight: '400',
      minW: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& td[data-figures]': { fontVariantNumeric: 'tabular-nums' },
    '& th': { fontSize: 'small', fontWeight: '500', overflow: 'visible' },
    '& [data-end]': { textAlign: 'end', justifyContent: 'flex-end' },
    '& td > *:not([data-chip])': { verticalAlign: 'middle' },
    '& td:not([data-lead])': { color: 'textSecond' },
    '& td[data-lead]': { color: 'text', fontWeight: '500' },
    '& td[data-lead] > a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', outline: 'none' },
    // The row's link lies over the whole row; what else can be pressed lies over the link.
    '& td[data-lead] > a::after': { content: '""', position: 'absolute', inset: 0 },
    '& td[data-lead] > a:focus-visible::after': {
      outline: '2px solid',
      outlineColor: 'solid',
      outlineOffset: '-2px',
      borderRadius: '4px',
    },
    '& td:not([data-lead]) a, & td button, & td[data-pick], & td[data-tools]': { position: 'relative', zIndex: 1 },
    '& td[data-tools]': { display: 'flex', justifyContent: 'flex-end', overflow: 'visible' },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      h: '30px',
      maxW: 'full',
      borderRadius: '4px',
      cursor: 'pointer',
      fontWeight: '500',
      _hover: { color: 'text' },
      _icon: { flexShrink: 0 },
    },
    '& th[aria-sort=ascending] button, & th[aria-sort=descending] button': { color: 'text' },
  },
});
