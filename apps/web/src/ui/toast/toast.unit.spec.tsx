/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { notify } from './notify';
import { liftOver } from './toast-lift';
import { offerUndo, undoLast } from './undo';

const taken = jest.fn<() => void>();
const kept = jest.fn<() => void>();
// The toaster is fetched at the first toast; in a test its compiling would take the time that the toast has.
beforeAll(() => import('./toaster'));
beforeEach(() => jest.clearAllMocks());

describe('the undo toast', () => {
  it('says what was done and for how many seconds it can be taken back, in a region that is heard politely', async () => {
    offerUndo('3 contacts moved to the bin', taken, kept);
    expect(await screen.findByText('3 contacts moved to the bin')).toBeTruthy();
    expect(screen.getByText('8')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
    expect(kept).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(taken).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('3 contacts moved to the bin')).toBeNull());
    expect(kept).not.toHaveBeenCalled();
    expect(undoLast()).toBe(false);
  });

  it('is taken back by ⌘Z once, and goes', async () => {
    offerUndo('Tag deleted', taken, kept);
    await screen.findByText('Tag deleted');
    expect(undoLast()).toBe(true);
    expect(undoLast()).toBe(false);
    expect(taken).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Tag deleted')).toBeNull());
    expect(kept).not.toHaveBeenCalled();
  });

  it('does what cannot be taken back only when it is closed or the page is left', async () => {
    offerUndo('Notification deleted', taken, kept);
    await screen.findByText('Notification deleted');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
    offerUndo('Another deleted', taken, kept);
    window.dispatchEvent(new Event('pagehide'));
    expect(kept).toHaveBeenCalledTimes(2);
    expect(undoLast()).toBe(false);
    expect(taken).not.toHaveBeenCalled();
  });

  it('stands still while it is held by focus', async () => {
    notify({ kind: 'warning', title: 'Balance is too low', action: { label: 'Top up', run: taken } });
    const action = await screen.findByRole('button', { name: 'Top up' });
    fireEvent.focus(action, { relatedTarget: document.body });
    await waitFor(() => expect(action.closest('[data-paused]')).not.toBeNull());
  });
});

describe('where toasts stand', () => {
  const phone = { width: 390, height: 844 };
  it('is over the bar at the foot of a phone and the footer of a drawer, else at the foot', () => {
    expect(liftOver([], phone)).toBe(24);
    expect(liftOver([{ top: 788, bottom: 844, left: 0, right: 390 }], phone)).toBe(68);
    expect(liftOver([{ top: 820, bottom: 888, left: 860, right: 1268 }], { width: 1280, height: 900 })).toBe(92);
  });
  it('minds neither a footer far from the foot, nor one at the left, nor a hidden one', () => {
    expect(
      liftOver(
        [
          { top: 300, bottom: 360, left: 0, right: 1280 },
          { top: 840, bottom: 900, left: 0, right: 600 },
          { top: 0, bottom: 0, left: 0, right: 0 },
        ],
        { width: 1280, height: 900 },
      ),
    ).toBe(24);
  });
});
