/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createLiveLink } from '../../lib/graph/live-socket';
import { currentSession, isLocked, keepSession, lastEnding, useUser } from '../../lib/session/session';
import { menuFor } from './menu/menu-path';

const token = (name: string): string => `${name}.${btoa(JSON.stringify({ exp: Date.now() / 1_000 + 300 }))}.x`;
const refusal = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });
const user = {
  id: 'u1',
  role: 'merchant',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Ng',
  tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
};
const known = globalThis as { WebSocket?: unknown };
const { fetch } = globalThis;
const { WebSocket: before } = known;
let sockets: Line[];
let refreshed: unknown;
let held: string[];

/** The server's end of the line, as far as the client sees it: it takes whoever comes. */
class Line {
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: { type: string; payload?: { authorization?: string } }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: unknown) => void = () => undefined;
  onerror = (): void => undefined;
  constructor() {
    sockets.push(this);
    setTimeout(() => this.onopen());
  }
  send(text: string): void {
    const message = JSON.parse(text) as Line['sent'][number];
    this.sent.push(message);
    if (message.type === 'connection_init')
      setTimeout(() => this.onmessage({ data: JSON.stringify({ type: 'connection_ack' }) }));
  }
  close(code = 1_000, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason, wasClean: true });
  }
  get offered(): string | undefined {
    return this.sent.find(({ type }) => type === 'connection_init')?.payload?.authorization;
  }
}

function Menu() {
  const places = menuFor(useUser()).flatMap(({ entries }) => entries.map(({ to }) => to));
  return <p data-testid="menu">{places.join(' ')}</p>;
}
const menu = (): string => screen.getByTestId('menu').textContent;

beforeEach(() => {
  sockets = [];
  localStorage.clear();
  known.WebSocket = Line;
  refreshed = { data: { refreshTokens: { accessToken: token('a2'), refreshToken: 'r2' } } };
  globalThis.fetch = (async (_url: string, { body }: { body: string }) =>
    Response.json(
      body.includes('RefreshTokens')
        ? refreshed
        : {
            data: {
              verifyToken: {
                ...user,
                flags: { acceptTermsAndConditions: true },
                permissions: held.map((permission) => ({ permission, access: true })),
              },
            },
          },
    )) as never;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  known.WebSocket = before;
});

/** Somebody with these permissions, whose rights the server changes while they listen. */
async function listening(permissions: 'business-editor'[]): Promise<void> {
  keepSession({
    accessToken: token('a1'),
    refreshToken: 'r1',
    user: { ...user, termsAccepted: true, permissions },
  });
  render(<Menu />);
  const client = new ApolloClient({ cache: new InMemoryCache(), link: createLiveLink() });
  const subscription = client.subscribe({ query: gql('subscription { news }') }).subscribe({ error: () => undefined });
  await waitFor(() => expect(sockets[0]?.sent.map(({ type }) => type)).toContain('subscribe'));
  await act(async () => sockets[0]!.close(4_403, 'Access changed'));
  after = () => subscription.unsubscribe();
}
let after: () => void = () => undefined;
afterEach(() => after());

describe('rights that change while somebody looks', () => {
  it('that are given: the line comes back with a new token, and the menu has the new entry without a log-out', async () => {
    held = ['business-editor'];
    await listening([]);
    await waitFor(() => expect(menu()).toContain('/billing'));
    await waitFor(() => expect(sockets[1]?.offered).toBe(`Bearer ${currentSession()!.accessToken}`));
    expect(currentSession()).toMatchObject({ refreshToken: 'r2' });
  });

  it('that are taken: the entry is gone', async () => {
    held = [];
    await listening(['business-editor']);
    expect(menu()).toContain('/billing');
    await waitFor(() => expect(menu()).not.toContain('/billing'));
  });

  it('are none where the screen was locked elsewhere', async () => {
    refreshed = refusal('session-locked');
    await listening([]);
    await waitFor(() => expect(isLocked()).toBe(true));
  });
});

it('a session that was ended elsewhere, or whose person was switched off, is over once the line is cut', async () => {
  refreshed = refusal('session-expired');
  const session = {
    accessToken: token('a1'),
    refreshToken: 'r1',
    user: { ...user, termsAccepted: true, permissions: [] },
  };
  keepSession(session);
  const client = new ApolloClient({ cache: new InMemoryCache(), link: createLiveLink() });
  const subscription = client.subscribe({ query: gql('subscription { news }') }).subscribe({ error: () => undefined });
  await waitFor(() => expect(sockets[0]?.sent.map(({ type }) => type)).toContain('subscribe'));
  sockets[0]!.close(4_403, 'Access changed');
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(lastEnding()).toBe('expired');
  subscription.unsubscribe();
});
