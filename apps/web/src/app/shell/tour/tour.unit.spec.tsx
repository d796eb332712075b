/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { useIsOverlay } from '../../../ui/toast/overlays';
import { TourGate } from './tour-gate';

let isSkipped: boolean;
let asked: string[];
let people = 0;
const desk = globalThis.matchMedia;

function Covering({ isOpen }: { isOpen: boolean }) {
  useIsOverlay(isOpen);
  return null;
}

/** A new person at a page whose menu has everything but `without`. */
function open({ path = '/home', without = '', isCovered = false, isSupport = false } = {}) {
  people += 1;
  logIn({
    id: `u${people}`,
    tenant: null,
    support: isSupport ? { businessName: 'Corner Café', until: '2026-11-25T04:40:00.000Z' } : null,
  });
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        asked.push(operationName!);
        if (operationName === 'SkipTour') isSkipped = true;
        const flags = {
          __typename: 'UserFlags',
          welcomeTourSkipped: isSkipped,
          smsCampaignGetStartedModalSkipped: true,
        };
        observer.next({ data: operationName === 'SkipTour' ? { setUserFlags: flags } : { userFlags: flags } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const page = (covered: boolean) => (
    <ApolloProvider client={client}>
      <ThemeProvider>
        <MemoryRouter initialEntries={[path]}>
          <nav>
            {['/home', '/contacts', '/faq'].map((to) => (
              <a key={to} href={to}>
                {to}
              </a>
            ))}
          </nav>
          <header>
            {['/sms-campaigns/create', '/billing'].map((to) => to !== without && <a key={to} href={to} />)}
          </header>
          <Covering isOpen={covered} />
          <TourGate />
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>
  );
  const { rerender } = render(page(isCovered));
  return { cover: (covered: boolean) => act(async () => rerender(page(covered))) };
}
const title = async () => (await screen.findByRole('dialog')).querySelector('h2')!.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  isSkipped = false;
  asked = [];
  // What is in the document is on the screen.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 40, 30));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.matchMedia = desk;
});

describe('the tour', () => {
  it('has five stops and comes once', async () => {
    open();
    const seen = [];
    for (let at = 0; at < 5; at += 1) {
      seen.push(await title());
      if (at < 4) press('Next');
    }
    expect(seen).toEqual(['Home', 'Contacts', 'The bill, before you send', 'Your balance', 'Help']);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    press('Done');
    await waitFor(() => expect(asked).toEqual(['ShownAround', 'SkipTour']));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    open();
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is ended for good by Esc and by Skip', async () => {
    open();
    await title();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(isSkipped).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    isSkipped = false;
    open();
    await title();
    press('Skip');
    await waitFor(() => expect(isSkipped).toBe(true));
  });

  it('leaves out what is not this person’s to see', async () => {
    open({ without: '/billing' });
    expect(await title()).toBe('Home');
    expect(screen.getByText('1 of 4')).toBeTruthy();
  });

  it('is three cards on a phone', async () => {
    globalThis.matchMedia = ((query: string) => ({ ...desk(query), matches: /max-width/.test(query) })) as never;
    open();
    expect(await title()).toBe('Welcome to Bellbird');
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('is never over a dialog, on another page, or there for support', async () => {
    const { cover } = open();
    await title();
    await cover(true);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    await cover(false);
    expect(await title()).toBe('Home');
    cleanup();
    open({ path: '/contacts' });
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    asked = [];
    open({ isSupport: true });
    await settle();
    expect(asked).toEqual([]);
  });
});
