/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from './notify';
import { useIsOverlay } from './overlays';
import { liftOver, placeBeside, type Box, type Obstacle } from './toast-lift';
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

describe('toasts in number', () => {
  const seen = (title: string): boolean => {
    const [toast] = screen.queryAllByText(title);
    return toast !== undefined && toast.closest('[data-folded]') === null;
  };
  const close = async (): Promise<void> => {
    for (const button of document.querySelectorAll('[data-scope=toast] [aria-label=Close]')) fireEvent.click(button);
    await waitFor(() => expect(document.querySelector('[data-scope=toast][data-part=root]')).toBeNull());
  };
  beforeEach(close);

  it('are two, with the others folded until they are asked for', async () => {
    for (const number of [1, 2, 3, 4, 5]) notify({ kind: 'success', title: `Tag ${number} saved` });
    await screen.findByText('Tag 5 saved');
    await waitFor(() => expect([1, 2, 3, 4, 5].filter((number) => seen(`Tag ${number} saved`))).toEqual([4, 5]));
    fireEvent.click(screen.getByRole('button', { name: 'and 3 more' }));
    expect(seen('Tag 1 saved')).toBe(true);
    expect(screen.queryByRole('button', { name: 'and 3 more' })).toBeNull();
  });

  it('go when a dialog opens, but for what can still be taken back: that is folded, and its seconds stand', async () => {
    const Over = ({ isOpen }: { isOpen: boolean }) => (useIsOverlay(isOpen), null);
    offerUndo('Template deleted', taken);
    notify({ kind: 'success', title: 'Field saved' });
    await screen.findByText('Field saved');
    const { rerender } = render(<Over isOpen />);
    await screen.findByRole('button', { name: '1 message' });
    expect(seen('Template deleted')).toBe(false);
    await waitFor(() => expect(screen.queryByText('Field saved')).toBeNull());
    await waitFor(() => expect(screen.getByText('Template deleted').closest('[data-paused]')).not.toBeNull());
    rerender(<Over isOpen={false} />);
    await waitFor(() => expect(seen('Template deleted')).toBe(true));
    await waitFor(() => expect(screen.getByText('Template deleted').closest('[data-paused]')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(taken).toHaveBeenCalledTimes(1);
  });
});

describe('where toasts stand', () => {
  const phone = { width: 390, height: 844 };
  const desk = { width: 1280, height: 900 };
  const [onPhone, onDesk] = [358, 420].map((width) => ({ width, height: 60 })) as [Box, Box];
  const bar = { top: 788, bottom: 844, left: 0, right: 390 };

  it('is over the bar at the foot of a phone and the footer of a drawer, else at the foot', () => {
    expect(liftOver([], phone, onPhone)).toBe(24);
    expect(liftOver([bar], phone, onPhone)).toBe(68);
    expect(liftOver([{ top: 820, bottom: 888, left: 860, right: 1268 }], desk, onDesk)).toBe(92);
  });

  it('is over each of what stands one on another, as bulk bar and tabs of a phone do', () =>
    expect(liftOver([bar, { top: 700, bottom: 780, left: 8, right: 382 }], phone, onPhone)).toBe(156));

  it('is over what stands higher only where the toasts reach up to it', () => {
    const consent = { top: 600, bottom: 660, left: 400, right: 1280 };
    expect(liftOver([consent], desk, { ...onDesk, height: 120 })).toBe(24);
    expect(liftOver([consent], desk, { ...onDesk, height: 260 })).toBe(312);
  });

  it('is nowhere where a sheet leaves no room over it', () => {
    const sheet = { top: 68, bottom: 844, left: 0, right: 390 };
    expect(liftOver([sheet], phone, onPhone)).toBeNull();
    expect(liftOver([{ ...sheet, top: 300 }], phone, onPhone)).toBe(556);
  });

  it('minds neither what is at the left, nor what is hidden', () =>
    expect(
      liftOver(
        [
          { top: 840, bottom: 900, left: 0, right: 600 },
          { top: 0, bottom: 0, left: 0, right: 0 },
        ],
        desk,
        onDesk,
      ),
    ).toBe(24));

  describe('on a desk', () => {
    const drawer = { top: 100, bottom: 888, left: 868, right: 1256 };
    const tools = [830, 870].map((top) => ({ top, bottom: top + 32, left: 1150, right: 1250 }));
    const beside = (controls: Obstacle[], { stands = 24, drawers = [] as Obstacle[] } = {}) =>
      placeBeside(controls, drawers, desk, onDesk, stands, () => 24).right;

    it('is at the right, or further in beside a drawer and the tools of rows', () => {
      expect(beside([])).toBe(24);
      expect(beside([], { drawers: [drawer] })).toBe(desk.width - drawer.left + 12);
      expect(beside([], { drawers: [{ ...drawer, bottom: 700 }] })).toBe(24);
      expect(beside(tools)).toBe(desk.width - 1150 + 12);
    });

    it('is where it lies on least where nothing is free', () => {
      const rows = { top: 100, bottom: 888, left: 0, right: 1140 };
      expect(beside([rows, ...tools])).toBe(24);
    });

    it('stays where it is as long as no other place is better', () => {
      expect(beside([], { stands: 142 })).toBe(142);
      expect(beside([{ top: 850, bottom: 880, left: 740, right: 800 }], { stands: 142 })).toBe(24);
    });
  });
});
