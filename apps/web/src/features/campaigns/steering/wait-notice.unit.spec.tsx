/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Permission } from '../../../lib/session/session';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { detailsTexts as t } from '../details/details.texts';
import { WaitNotice } from './wait-notice';
import type { Wait } from './wait-of';

afterEach(cleanup);

function show(wait: NonNullable<Wait>, permission: Permission, steer: jest.Mock = jest.fn()): void {
  logIn({ tenant: null, permissions: [permission] });
  const campaign = { counts: { pending: 7 }, notLaterThan: null, scheduledAt: null, useRecipientTimeZone: true };
  render(
    <MemoryRouter>
      <ThemeProvider>
        <WaitNotice
          wait={wait}
          campaign={campaign as never}
          steering={{ isBusy: false, steer } as never}
          onCancel={() => undefined}
        />
      </ThemeProvider>
    </MemoryRouter>,
  );
}

it.each([
  ['business-editor', 1],
  ['campaign-editor', 0],
] as const)('offers a top-up to who may: a %s', (permission, links) => {
  show({ kind: 'insufficient-funds' }, permission);
  expect(screen.queryAllByRole('link', { name: 'Top up' })).toHaveLength(links);
  expect(screen.queryAllByText(/Ask someone who can top up/)).toHaveLength(1 - links);
});

it.each([
  ['manual', t.wait.manual.title, t.resume],
  ['suspended', t.wait.suspended.title, t.resume],
  ['too-late', t.wait.tooLate.title, t.wait.tooLate.lift],
] as const)('goes on by one press where it waits for somebody: %s', (kind, title, button) => {
  const steer = jest.fn();
  show({ kind }, 'campaign-editor', steer);
  expect(screen.getByText(title)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(steer).toHaveBeenCalledWith({ paused: false });
  cleanup();
  show({ kind }, 'business-editor');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['audience', 'billing', 'canceling', 'scheduled'] as const)(
  'offers nothing where it goes on by itself: %s',
  (kind) => {
    show({ kind }, 'campaign-editor');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('can be stopped while it starts', () => {
  show({ kind: 'cancel-window', secondsLeft: 12 }, 'campaign-editor');
  expect(screen.getByText(t.cancelWindow.title(12))).toBeTruthy();
  expect(screen.getByRole('button', { name: t.cancelWindow.stop })).toBeTruthy();
});
