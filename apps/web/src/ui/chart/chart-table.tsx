import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../lib/i18n/texts';

export interface TableRow {
  key: string;
  label: string;
  /** Null: nothing is known of it. */
  values: readonly (number | null)[];
}

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'table',
    borderCollapse: 'collapse',
    '& th, & td': { py: '1.5', textAlign: 'end', fontVariantNumeric: 'tabular-nums', borderBottomWidth: '1px' },
    '& th + th, & td': { ps: '2.5' },
    '& th:first-of-type': { textAlign: 'start' },
    '& th': { fontWeight: '500', color: 'textSecond' },
    '& thead button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: { base: '11', md: '30px' },
      fontWeight: '500',
      textAlign: 'inherit',
      cursor: 'pointer',
    },
  },
});

/** The numbers of a chart; the order of the points at first, by any column at a press, large before small. */
export function ChartTable({
  label,
  heads,
  rows,
  formats = [],
}: {
  label: string;
  heads: readonly string[];
  rows: readonly TableRow[];
  /** How the numbers of each column are written, where they are no counts. */
  formats?: readonly ((value: number) => string)[];
}) {
  const [sort, setSort] = useState<{ by: number; isDown: boolean }>({ by: 0, isDown: false });
  const valueOf = (row: TableRow): number => (sort.by === 0 ? rows.indexOf(row) : (row.values[sort.by - 1] ?? -1));
  const sorted = [...rows].sort((a, b) => (valueOf(a) - valueOf(b)) * (sort.isDown ? -1 : 1));
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {heads.map((head, at) => {
            const order = sort.by !== at ? 'none' : sort.isDown ? 'descending' : 'ascending';
            return (
              <th key={head} scope="col" aria-sort={order}>
                <button
                  type="button"
                  onClick={() => setSort({ by: at, isDown: sort.by === at ? !sort.isDown : at > 0 })}
                >
                  {head}
                  {order === 'ascending' && <ArrowUp aria-hidden size={14} />}
                  {order === 'descending' && <ArrowDown aria-hidden size={14} />}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ key, label: name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={at}>{value === null ? '–' : (formats[at] ?? formatCount)(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
