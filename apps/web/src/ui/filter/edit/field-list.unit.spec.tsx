/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../theme/theme-provider';
import type { FilterField } from '../filter';
import { FieldList } from './field-list';

const fields = (many: number): FilterField[] =>
  Array.from({ length: many }, (_, at) => ({ field: `f${at}`, label: `Field ${at}`, type: 'text' }));
const chosen = jest.fn();
const show = (many: number) =>
  render(
    <ThemeProvider>
      <FieldList fields={fields(many)} onChoose={chosen} />
    </ThemeProvider>,
  );

describe('the fields to choose from', () => {
  it('are searched where they are many, and the first is chosen by Enter', () => {
    show(9);
    const search = screen.getByRole('searchbox', { name: 'Find a field' });
    fireEvent.change(search, { target: { value: 'field 7' } });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Field 7']);
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ field: 'f7' }));
    fireEvent.change(search, { target: { value: 'nothing' } });
    expect(screen.getByRole('status').textContent).toBe('No fields match.');
  });

  it('are walked through by the arrows', () => {
    show(3);
    expect(screen.queryByRole('searchbox')).toBeNull();
    const [first, second] = screen.getAllByRole('button');
    first!.focus();
    fireEvent.keyDown(first!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
  });
});
