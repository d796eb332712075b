/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { clock, hearServerTime } from './clock';
import { callGraph } from './graph/call-graph';
import { useNow } from './use-now';

const hourMs = 3_600_000;
/** The server's, while this device believes that it is three hours earlier. */
const serverNow = new Date('2026-11-23T10:02:00Z');

/** The server says that it is now `server`, and its answer took so long. */
const hear = (server: Date, tookMs = 0): void => {
  const answeredAt = Date.now();
  hearServerTime(server.toUTCString(), answeredAt - tookMs, answeredAt);
};

describe('the time of a device whose clock is three hours behind', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(serverNow.getTime() - 3 * hourMs);
    hear(new Date());
  });
  afterEach(() => void jest.useRealTimers());

  it('is the server’s from its first answer on, on the screen too', async () => {
    const Shown = () => <p>{useNow(60_000).toISOString()}</p>;
    render(<Shown />);
    const { fetch } = globalThis;
    globalThis.fetch = async () =>
      new Response('{"data":{}}', {
        headers: { 'content-type': 'application/json', date: serverNow.toUTCString() },
      });
    await act(async () => void (await callGraph({ toString: () => 'query { a }' }, {})));
    globalThis.fetch = fetch;
    expect(Math.abs(clock.now().getTime() - serverNow.getTime())).toBeLessThanOrEqual(1_000);
    expect(screen.getByText(/^2026-11-23T10:0[12]:/)).toBeTruthy();
  });

  it('runs on between answers, and stays where the next one agrees', () => {
    hear(serverNow);
    const before = clock.now().getTime();
    jest.setSystemTime(Date.now() + 90_700);
    expect(clock.now().getTime() - before).toBe(90_700);
    // The header cuts what is beyond the second.
    hear(new Date(serverNow.getTime() + 90_000), 300);
    expect(clock.now().getTime() - before).toBe(90_700);
  });

  it('is not moved by an answer that took long, and not by one without a date', () => {
    hear(serverNow);
    const before = clock.now().getTime();
    hear(new Date(serverNow.getTime() - 20_000), 30_000);
    hearServerTime(null, Date.now(), Date.now());
    hearServerTime('soon', Date.now(), Date.now());
    expect(clock.now().getTime()).toBe(before);
  });
});
