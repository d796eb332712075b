/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../theme/theme-provider';
import type { Chosen } from '../list-declaration';
import { bulkDelete } from './bulk-delete';

const send = jest.fn<(chosen: Chosen) => Promise<{ affected: number } | null>>();
const deletion = bulkDelete({
  label: 'Delete',
  permission: 'campaign-editor',
  question: (count) =>
    count === 3 ? null : { title: `Delete ${count}?`, text: 'They go.', action: 'Delete for ever' },
  send,
  told: (affected) => `${affected} deleted`,
});
const of = (count: number): Chosen => ({ filters: [], filtersMatch: 'all', count });

describe('the deletion of what is chosen', () => {
  beforeAll(async () => {
    await import('../../confirm/typed-dialog');
    logIn({ tenant: null, permissions: ['campaign-editor'] });
    render(<ThemeProvider>{null}</ThemeProvider>);
  });
  afterEach(async () => {
    // A question goes a moment after its answer: the next test would press the button of the last one.
    await waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull());
    send.mockReset();
  });
  afterAll(cleanup);

  it('of one asks, and lets nothing be typed', async () => {
    send.mockResolvedValue({ affected: 1 });
    const done = deletion.run(of(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete for ever' }));
    expect(await done).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('of several is done once their number is typed, and says what the server counted', async () => {
    send.mockResolvedValue({ affected: 1_199 });
    const done = deletion.run(of(1_200));
    fireEvent.change(await screen.findByRole('textbox', { name: /1,200/ }), { target: { value: '1,200' } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete for ever' }));
    expect(await done).toBeUndefined();
    expect(await screen.findByText('1199 deleted')).toBeTruthy();
  });

  it('does nothing where it is not meant, and does not ask where it can be taken back', async () => {
    send.mockResolvedValue(null);
    const kept = deletion.run(of(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep' }));
    expect(await kept).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(await deletion.run(of(3))).toBeUndefined();
    expect(await screen.findByText('3 deleted')).toBeTruthy();
  });
});
