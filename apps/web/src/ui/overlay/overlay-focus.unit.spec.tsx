/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button';
import { ThemeProvider } from '../theme/theme-provider';
import { Dialog } from './dialog';
import { leaveFocusTo } from './overlay-focus';
import { Sheet } from './sheet';

const send = jest.fn();

function Place({
  kind,
  hasField = false,
  isAlert = false,
  isOpenerGone = false,
  onClose,
}: {
  kind: 'dialog' | 'sheet';
  hasField?: boolean;
  isAlert?: boolean;
  isOpenerGone?: boolean;
  onClose?: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => (setOpen(false), onClose?.());
  const content = hasField ? <input aria-label="Amount" autoFocus /> : 'The whole bill';
  const footer = (
    <Button variant="dangerSolid" onClick={() => send()}>
      Send
    </Button>
  );
  return (
    <ThemeProvider>
      <h1 id="page-title" tabIndex={-1}>
        Page
      </h1>
      {!(isOpen && isOpenerGone) && (
        <button type="button" onClick={() => setOpen(true)}>
          Review
        </button>
      )}
      {isOpen &&
        (kind === 'dialog' ? (
          <Dialog title="Send to 3 for $0.24?" isOpen isAlert={isAlert} onClose={close} footer={footer}>
            {content}
          </Dialog>
        ) : (
          <Sheet title="Send to 3 for $0.24?" isOpen onClose={close} footer={footer}>
            {content}
          </Sheet>
        ))}
    </ThemeProvider>
  );
}
async function open(place: Parameters<typeof Place>[0]) {
  render(<Place {...place} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await screen.findByRole(place.isAlert ? 'alertdialog' : 'dialog');
  return user;
}
/** What is opened has the focus: a key pressed before is not its own. */
const takesFocus = (): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send to 3 for $0.24?' })));
// Nothing has a size in jsdom, and what has none takes no focus.
beforeAll(() => void Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 1 }));
afterEach(() => {
  cleanup();
  send.mockClear();
});

describe('the focus of what opens over a page', () => {
  it.each([{ kind: 'dialog' as const }, { kind: 'dialog' as const, isAlert: true }, { kind: 'sheet' as const }])(
    'goes to the heading, and back to what opened it: %j',
    async (place) => {
      const user = await open(place);
      await takesFocus();
      await user.keyboard('{Enter}');
      expect(send).not.toHaveBeenCalled();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Review' })));
    },
  );

  it('stays in the field that asked for it', async () => {
    await open({ kind: 'dialog', hasField: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  });

  it('goes to the page’s title where what opened it is gone', async () => {
    render(<Place kind="dialog" isOpenerGone />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await takesFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page' })));
  });

  it('goes to the heir of what opened it, where that went while it closed, and to nobody’s heir later', async () => {
    const row = document.body.appendChild(document.createElement('button'));
    const onClose = jest.fn().mockImplementationOnce(() => leaveFocusTo(() => row));
    render(<Place kind="dialog" isOpenerGone onClose={onClose} />);
    const user = userEvent.setup();
    for (const next of [row, screen.getByRole('heading', { name: 'Page' })]) {
      await user.click(screen.getByRole('button', { name: 'Review' }));
      await takesFocus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(next));
    }
    row.remove();
  });
});
