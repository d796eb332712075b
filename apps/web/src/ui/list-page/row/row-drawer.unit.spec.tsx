/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '../../theme/theme-provider';
import { ListContext, type ListAround } from '../list-context';
import { RowDrawer } from './row-drawer';

const narrow = globalThis.matchMedia;

function Place({ ids, open, isAsking = false }: { ids: string[]; open: string | null; isAsking?: boolean }) {
  const around: ListAround = {
    title: 'Tags',
    ids,
    first: 1,
    total: String(ids.length),
    linkTo: (id) => `/tags/${id}`,
    isAwaited: false,
    isLoaded: true,
    refetch: async () => {},
  };
  return (
    <ThemeProvider>
      <MemoryRouter>
        <h1 id="page-title" tabIndex={-1}>
          Tags
        </h1>
        {ids.map((id) => (
          <div key={id} data-row={id} tabIndex={-1} />
        ))}
        <ListContext value={around}>
          {open !== null && (
            <RowDrawer title="Edit tag" listPath="/tags" rowId={open}>
              {null}
            </RowDrawer>
          )}
        </ListContext>
        {isAsking && <input aria-label="Name of what is deleted" />}
      </MemoryRouter>
    </ThemeProvider>
  );
}
/** The tag in the middle is deleted while the field in which its name was typed is still closing over the drawer. */
function deleteTheSecond() {
  const { rerender, getByRole } = render(<Place ids={['a', 'b', 'c']} open="b" isAsking />);
  getByRole('textbox').focus();
  rerender(<Place ids={['a', 'c']} open={null} isAsking />);
  return { closed: () => rerender(<Place ids={['a', 'c']} open={null} />), field: getByRole('textbox') };
}
const focusedRow = (): string | null | undefined => document.activeElement?.getAttribute('data-row');
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the focus of an opened row', () => {
  beforeAll(() => {
    globalThis.matchMedia = ((query: string) => ({ ...narrow(query), matches: /min-width/.test(query) })) as never;
  });
  afterAll(() => void (globalThis.matchMedia = narrow));
  afterEach(cleanup);

  it('is given back to the row', async () => {
    const { rerender, getByRole } = render(<Place ids={['a', 'b']} open="b" />);
    expect(document.activeElement).toBe(getByRole('heading', { name: 'Edit tag' }));
    rerender(<Place ids={['a', 'b']} open={null} />);
    await waitFor(() => expect(focusedRow()).toBe('b'));
  });

  it('goes to the next row once the field is gone in which its deletion was confirmed, and not before', async () => {
    const { closed, field } = deleteTheSecond();
    await aMoment();
    expect(document.activeElement).toBe(field);
    closed();
    await waitFor(() => expect(focusedRow()).toBe('c'));
  });

  it('goes nowhere by itself once the person went on with a key', async () => {
    const { closed, field } = deleteTheSecond();
    await aMoment();
    fireEvent.keyDown(field, { key: 'x' });
    closed();
    await aMoment();
    expect(document.activeElement).toBe(document.body);
  });
});
