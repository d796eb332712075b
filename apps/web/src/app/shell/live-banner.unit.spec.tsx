/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { fetchCode } from '../../lib/fetch-code';
import { setLive } from '../../lib/graph/live-state';
import { keepSession } from '../../lib/session/session';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { WaitingForCode } from '../waiting-for-code';
import { LiveBanner } from './live-banner';

const above = (): string => document.documentElement.style.getPropertyValue('--above-shell');

describe('the line about the connection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const tenant = { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' };
    keepSession({ accessToken: 'a', refreshToken: 'r', user: { id: 'u1', tenant } as never });
  });
  afterEach(() => void jest.useRealTimers());

  it('is silent where nobody listens, and has a place of its own above the page where the line is away', () => {
    render(
      <ThemeProvider>
        <LiveBanner />
      </ThemeProvider>,
    );
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(above()).toBe('');
    act(() => setLive('reconnecting'));
    act(() => void jest.advanceTimersByTime(12_000));
    expect(screen.getByRole('status').textContent).toBe('Reconnecting');
    expect(above()).toBe('28px');
    act(() => setLive('live'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(above()).toBe('');
  });

  it('gives way to the same strip where a page waits for the connection', async () => {
    const [onLine, fetched] = [jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), globalThis.fetch];
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    render(
      <ThemeProvider>
        <WaitingForCode />
        <LiveBanner />
      </ThemeProvider>,
    );
    const said = (): string[] => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()[1]).toMatch(/^You are offline/);
    void fetchCode(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x/a.js')));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(said()).toEqual([expect.stringMatching(/^No connection/), '']);
    expect(above()).toBe('28px');
    onLine.mockRestore();
    globalThis.fetch = fetched;
  });
});
