/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Columns3, Trash2 } from 'lucide-react';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../theme/theme-provider';
import type { Chosen } from '../list-declaration';
import BulkBar from './bulk-bar';

const session = (permissions: 'campaign-editor'[]) => logIn({ tenant: null, permissions });
const run = jest.fn<(chosen: Chosen) => Promise<void | false>>();
const compare = jest.fn<(chosen: Chosen) => Promise<void | false>>();
const [onAll, onClear, onDone] = [jest.fn(), jest.fn(), jest.fn(async () => {})];
const drawn = (picked: Parameters<typeof BulkBar>[0]['picked'], matching = 214) => (
  <ThemeProvider>
    <BulkBar
      actions={[
        { label: 'Bin', icon: Trash2, permission: 'campaign-editor', run },
        {
          label: 'Compare',
          icon: Columns3,
          whyNot: (count) => (count < 2 ? 'Choose 2 to 5' : null),
          run: compare,
        },
      ]}
      picked={picked}
      matching={{ count: matching, countIsExact: matching < 1_000_000 }}
      rowsHere={20}
      chosen={() => ({ ids: ['a'], count: 1 })}
      onAll={onAll}
      onClear={onClear}
      onDone={onDone}
    />
  </ThemeProvider>
);
const bar = (...given: Parameters<typeof drawn>) => render(drawn(...given));

describe('the bulk bar', () => {
  beforeEach(() => {
    session(['campaign-editor']);
    run.mockReset().mockResolvedValue(undefined);
    onDone.mockClear();
  });

  it('says whom it is about, and offers all that match', () => {
    bar({ kind: 'rows', ids: new Set(['a', 'b', 'c']) });
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('3 selected on this page');
    fireEvent.click(screen.getByRole('button', { name: 'Select all 214 matching' }));
    expect(onAll).toHaveBeenCalledTimes(1);
  });
  it('keeps the focus when all are chosen: what is said in the place of the button has it', () => {
    const { rerender } = bar({ kind: 'rows', ids: new Set(['a']) });
    const all = screen.getByRole('button', { name: /Select all/ });
    all.focus();
    fireEvent.click(all);
    expect(document.activeElement).toBe(screen.getAllByRole('status')[0]);
    rerender(drawn({ kind: 'all' }));
    expect(document.activeElement?.textContent).toBe('All 214 matching selected');
  });
  it('does not offer all where the page shows all', () => {
    bar({ kind: 'rows', ids: new Set(['a']) }, 20);
    expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
  });
  it('says a count nobody finished as such', () => {
    bar({ kind: 'all' }, 1_000_000);
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('All 1,000,000+ matching selected');
  });
  it('does it once, however often it is pressed, and then clears', async () => {
    let end = (): void => {};
    run.mockImplementation(() => new Promise((resolve) => (end = () => resolve(undefined))));
    bar({ kind: 'rows', ids: new Set(['a']) });
    const button = screen.getByRole('button', { name: 'Bin' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(run).toHaveBeenCalledTimes(1);
    expect(onDone).not.toHaveBeenCalled();
    await act(async () => end());
    expect(onDone).toHaveBeenCalledTimes(1);
  });
  it('keeps the selection where nothing was done, or the server refused', async () => {
    bar({ kind: 'rows', ids: new Set(['a']) });
    run.mockResolvedValue(false);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Bin' })));
    run.mockRejectedValue(new Error('x'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Bin' })));
    expect(run).toHaveBeenCalledTimes(2);
    expect(onDone).not.toHaveBeenCalled();
  });
  it('says beside an action why it cannot be done with so many, and nothing once it can', () => {
    const { rerender } = bar({ kind: 'rows', ids: new Set(['a']) });
    const button = (): HTMLButtonElement => screen.getByRole('button', { name: 'Compare' });
    fireEvent.click(button());
    expect([button().disabled, screen.getByText('Choose 2 to 5').role]).toEqual([true, 'status']);
    expect(compare).not.toHaveBeenCalled();
    rerender(drawn({ kind: 'rows', ids: new Set(['a', 'b']) }));
    expect([button().disabled, screen.queryByText('Choose 2 to 5')]).toEqual([false, null]);
  });
  it('shows nobody what they may not do', () => {
    session([]);
    bar({ kind: 'rows', ids: new Set(['a']) });
    expect(screen.queryByRole('button', { name: 'Bin' })).toBeNull();
  });
});
