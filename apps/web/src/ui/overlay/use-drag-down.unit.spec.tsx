/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from '../theme/theme-provider';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

const onClose = jest.fn();
const { matchMedia: ofTheScreen } = window;
/** A phone's width is what is not at least 48rem. */
const onAPhone = (): void =>
  void (window.matchMedia = ((query: string) => ({
    ...ofTheScreen(query),
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as typeof window.matchMedia);
afterEach(() => {
  cleanup();
  onClose.mockClear();
  window.matchMedia = ofTheScreen;
});

const kinds = {
  sheet: () => (
    <Sheet title="Filter" isOpen onClose={onClose}>
      Newtown
    </Sheet>
  ),
  dialog: () => (
    <Dialog title="Filter" isOpen onClose={onClose} footer={null}>
      Newtown
    </Dialog>
  ),
};

describe.each(['sheet', 'dialog'] as const)('a %s on a phone', (kind) => {
  const open = async (): Promise<{ box: HTMLElement; title: HTMLElement }> => {
    render(<ThemeProvider>{kinds[kind]()}</ThemeProvider>);
    return { box: await screen.findByRole('dialog'), title: screen.getByText('Filter') };
  };
  const drag = (on: HTMLElement, to: number): void => {
    fireEvent.pointerDown(on, { clientY: 400, isPrimary: true });
    fireEvent.pointerMove(on, { clientY: to, isPrimary: true });
  };

  it('follows the finger down by its head, never up, and closes when it is let go far enough', async () => {
    onAPhone();
    const { box, title } = await open();
    drag(title, 380);
    expect(box.style.transform).toBe('translateY(0px)');
    fireEvent.pointerMove(title, { clientY: 550 });
    expect(box.style.transform).toBe('translateY(150px)');
    fireEvent.pointerUp(title);
    expect(onClose).toHaveBeenCalledTimes(1);
    // What is not done keeps it open: then it is back in its place.
    await waitFor(() => expect(box.style.transform).toBe(''));
  });

  it('goes back to its place when it is let go sooner, or the system takes the finger', async () => {
    onAPhone();
    const { box, title } = await open();
    drag(title, 410);
    fireEvent.pointerUp(title);
    expect(box.style.transform).toBe('');
    drag(title, 600);
    fireEvent.pointerCancel(title);
    expect(box.style.transform).toBe('');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is not held by its buttons, nor by what is in it', async () => {
    onAPhone();
    const { box } = await open();
    for (const each of [screen.getByRole('button', { name: 'Close' }), screen.getByText('Newtown')]) {
      drag(each, 600);
      expect(box.style.transform).toBe('');
      fireEvent.pointerUp(each);
    }
    expect(onClose).not.toHaveBeenCalled();
  });
});
