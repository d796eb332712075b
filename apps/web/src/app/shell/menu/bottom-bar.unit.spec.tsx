/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fetchLater } from '../../../lib/graph/asking/first-answers';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { BottomBar } from './bottom-bar';

function open(address: string, replies = 0): void {
  logIn();
  const answers: Record<string, object> = {
    UnseenCount: { replies, others: 0 },
    ShellCounts: { contactsCount: 0, smsCampaignsCountByStatus: {}, smsCampaigns: { data: [] } },
  };
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next({ data: answers[operationName!] });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  render(
    <MemoryRouter initialEntries={[address]}>
      <ApolloProvider client={client}>
        <ThemeProvider>
          <BottomBar isMoreOpen={false} onMore={() => undefined} onMoreNear={() => undefined} />
        </ThemeProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
}
const here = (): string[] => screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

describe('the bar at the bottom of a phone', () => {
  afterEach(cleanup);

  it('has the four places of a day, and all else under More', () => {
    open('/home');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/home'],
      ['Campaigns', '/sms-campaigns/history'],
      ['Queue', '/waiting-list'],
      ['Contacts', '/contacts'],
    ]);
    expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
  });

  it.each([
    ['/home', ['Home']],
    ['/sms-campaigns/drafts', ['Campaigns']],
    ['/waiting-list/history', ['Queue']],
    ['/contacts/new', ['Contacts']],
    ['/users', []],
  ])('says where one is: %s', (address, expected) => {
    open(address);
    expect(here()).toEqual(expected);
  });

  it('says on More that replies are waiting there', async () => {
    open('/home', 2);
    // What stands around a page asks from then on.
    await act(() => fetchLater(async () => undefined));
    expect(await screen.findByRole('button', { name: '2 replies are waiting More' })).toBeTruthy();
  });
});
