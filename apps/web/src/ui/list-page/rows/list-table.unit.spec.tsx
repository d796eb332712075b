/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '../../theme/theme-provider';
import type { Column } from '../list-declaration';
import { ListTable } from './list-table';

interface Row {
  id: string;
}
const columns: Column<Row>[] = [
  { key: 'name', label: 'Name', cell: () => 'Mei-Lin Williams' },
  { key: 'phone', label: 'Phone', figures: true, cell: () => '+61 491 570 156' },
  { key: 'count', label: 'Contacts', align: 'end', cell: () => '1,284' },
  { key: 'created', label: 'Created', align: 'end', figures: false, cell: () => '20-11-2026' },
];
const declaration = { nameOf: () => 'Mei-Lin Williams' };

describe('a list’s table', () => {
  it.each([
    ['Mei-Lin Williams', false],
    ['+61 491 570 156', true],
    ['1,284', true],
    ['20-11-2026', false],
  ])('has figures of one width only where they are compared: %s', (text, isTabular) => {
    render(
      <ThemeProvider>
        <MemoryRouter>
          <ListTable
            declaration={declaration}
            columns={columns}
            rows={[{ id: 'a' }]}
            label="contacts"
            isBusy={false}
            picking={null}
            linkTo={undefined}
            sort={null}
          />
        </MemoryRouter>
      </ThemeProvider>,
    );
    const cell = screen.getByRole('cell', { name: text });
    expect(getComputedStyle(cell).getPropertyValue('font-variant-numeric')).toBe(isTabular ? 'tabular-nums' : 'normal');
  });
});
