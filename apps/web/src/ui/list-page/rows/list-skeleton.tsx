import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Column } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { TableFrame } from './table-frame';

const widths = ['62%', '74%', '48%', '80%', '56%', '68%'];
const rows = Array.from({ length: 12 }, (_, at) => at);

/** All bars by one rule: a component for each would be most of the work of a first page on a phone. */
const Bars = chakra('div', {
  base: {
    animation: 'fade-in 120ms 200ms both',
    '& i': {
      display: 'block',
      h: '2.5',
      bg: 'greyTint',
      borderRadius: 'tag',
      animation: 'pulse',
      animationDuration: '1.2s',
    },
    '& ul': { listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '40px 1fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: '3',
      rowGap: '2',
      p: '12px 16px',
      minH: '84px',
      borderBottomWidth: '1px',
    },
    '& li > i:first-of-type': { gridRow: 'span 2', boxSize: '10', borderRadius: 'full' },
    '& li > i:nth-of-type(2)': { h: '3', mt: '1' },
    '& td[data-pick] > i': { boxSize: '4.5' },
    '& td[data-face]': { display: 'flex', alignItems: 'center', gap: '2.5' },
    '& td[data-face] > i:first-of-type': { boxSize: '7', borderRadius: 'full', flexShrink: 0 },
  },
});

/** The list before its rows are there: the same geometry, seen only where loading takes longer than 200 ms. */
export function ListSkeleton<Row>({
  columns,
  hasPicks,
  toolsWidth,
  noun,
  isPhone,
}: {
  columns: readonly Column<Row>[];
  hasPicks: boolean;
  toolsWidth: number;
  noun: string;
  isPhone: boolean;
}) {
  const label = t.loading(noun);
  return (
    <Bars>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden>
        {isPhone ? (
          <ul>
            {rows.map((row) => (
              <li key={row} style={{ opacity: 1 - row * 0.07 }}>
                <i />
                <i style={{ width: widths[row % 6] }} />
                <i style={{ width: '40%' }} />
              </li>
            ))}
          </ul>
        ) : (
          <TableFrame columns={columns} hasPicks={hasPicks} toolsWidth={toolsWidth} label={label} isBusy sort={null}>
            {rows.map((row) => (
              <tr key={row} role="row" style={{ opacity: 1 - row * 0.07 }}>
                {hasPicks && (
                  <td role="cell" data-pick>
                    <i />
                  </td>
                )}
                {columns.map(({ key, hasInitials }, at) => (
                  <td key={key} role="cell" {...(hasInitials && { 'data-face': '' })}>
                    {hasInitials && <i />}
                    <i style={{ width: widths[(row + at) % 6] }} />
                  </td>
                ))}
                {toolsWidth > 0 && <td role="cell" />}
              </tr>
            ))}
          </TableFrame>
        )}
      </div>
    </Bars>
  );
}
