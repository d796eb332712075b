/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { currentSession, lastEnding, useSession } from '../../lib/session/session';
import { logIn } from '../../testing/log-in';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import SupportBar from './support-bar';

/** As the shell does, below the guard. */
function Shell() {
  const support = useSession()?.user.support;
  return support ? <SupportBar {...support} /> : null;
}

const { fetch } = globalThis;
const asked: { query: string }[] = [];
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as { query: string });
    return new Response(JSON.stringify({ data: { logOut: true } }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as never;
  logIn({
    email: 'ava@bellbird.example',
    firstName: 'Ava',
    lastName: 'Stone',
    permissions: ['administrator'],
    support: { businessName: 'Corner Café', until: '2026-11-25T04:40:00.000Z' },
  });
});
afterEach(() => void (globalThis.fetch = fetch));

describe('the bar of support', () => {
  it('says at whom one looks and until when, in the zone of the business, and leaves', async () => {
    render(
      <ThemeProvider>
        <Shell />
      </ThemeProvider>,
    );
    expect(screen.getByRole('region').textContent).toBe(
      'You are looking at Corner Café as support, read-only, until 15:40.Leave',
    );
    expect(document.documentElement.style.getPropertyValue('--above-shell')).toBe('44px');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Leave' })));
    expect([currentSession(), lastEnding()]).toEqual([null, 'log-out']);
    expect(asked.map(({ query }) => query).join()).toContain('logOut');
    expect(document.documentElement.style.getPropertyValue('--above-shell')).toBe('');
  });
});
