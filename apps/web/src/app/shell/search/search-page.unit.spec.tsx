/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component as SearchPage } from './search-page';

const list = (typename: string, count: number, data: object[]) => ({
  __typename: `${typename}List`,
  count,
  countIsExact: true,
  data: data.map((row) => ({ __typename: typename, ...row })),
});
const answer = {
  contacts: list(
    'Contact',
    7,
    [1, 2, 3, 4, 5].map((at) => ({ id: `p${at}`, name: `Mia ${at}`, phoneInternational: '+61491570156' })),
  ),
  smsCampaigns: list('SmsCampaign', 2, [
    { id: 'c1', name: 'Invite Mia', message: '', status: 'completed', paused: false },
    { id: 'c2', name: 'Mia’s draft', message: '', status: 'draft', paused: false },
  ]),
  smsTemplates: list('SmsTemplate', 0, []),
};
let asked: Record<string, { filters: unknown; limit: number }>[];
let answers: object;

function open(address: string) {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables as never);
        setTimeout(() => (observer.next(answers), observer.complete()));
      }),
  );
  const router = createMemoryRouter([{ path: '/pages/search', element: <SearchPage /> }], {
    initialEntries: [address],
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </ApolloProvider>,
  );
  return router;
}
const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);
const to = (link: HTMLElement): string | null => link.getAttribute('href');

beforeEach(() => {
  asked = [];
  answers = { data: answer };
  logIn({ tenant: null });
});
afterEach(cleanup);

describe('the search page', () => {
  it('shows five of a kind and the way to all, leaves out kinds without any, and leads to each thing', async () => {
    open('/pages/search?q=mia');
    const people = await card('People');
    await waitFor(() => expect(people.getAllByRole('listitem')).toHaveLength(5));
    expect(to(people.getByRole('link', { name: 'All people' }))).toBe('/contacts?q=mia');
    expect(to(people.getByRole('link', { name: /^Mia 1/ }))).toBe('/contacts/p1');
    const campaigns = await card('Campaigns');
    expect(campaigns.queryByRole('link', { name: 'All campaigns' })).toBeNull();
    expect(to(campaigns.getByRole('link', { name: /draft/ }))).toBe('/sms-campaigns/edit?id=c2');
    expect(to(campaigns.getByRole('link', { name: /Invite/ }))).toBe('/sms-campaigns/details/c1');
    expect(screen.queryByRole('heading', { name: 'Templates' })).toBeNull();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ contacts: { limit: 5 }, campaigns: { limit: 5 }, templates: { limit: 5 } });
  });

  it('finds help and pages besides, and keeps what is typed in the address', async () => {
    const router = open('/pages/search');
    expect(screen.getByText('What are you looking for?')).toBeTruthy();
    expect(asked).toHaveLength(0);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'contacts' } });
    const pages = await card('Pages');
    expect(to(pages.getByRole('link', { name: /^Tags/ }))).toBe('/tags');
    const help = await card('Help');
    await waitFor(() => expect(help.getAllByRole('listitem').length).toBeGreaterThan(0));
    expect(router.state.location.search).toBe('?q=contacts');
  });

  it('says what could not be searched, beside what could, and tries again', async () => {
    answers = { data: { ...answer, contacts: null }, errors: [{ message: 'no', path: ['contacts'] }] };
    open('/pages/search?q=mia');
    const people = await card('People');
    await waitFor(() => expect(people.getByRole('alert').textContent).toContain('We couldn’t search here.'));
    expect((await card('Campaigns')).getAllByRole('listitem')).toHaveLength(2);
    answers = { data: answer };
    fireEvent.click(people.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(people.getAllByRole('listitem')).toHaveLength(5));
  });

  it('says where nothing answers, and is walked through by the arrows', async () => {
    const none = { contacts: list('Contact', 0, []), smsCampaigns: list('SmsCampaign', 0, []) };
    answers = { data: { ...answer, ...none } };
    open('/pages/search?q=xyzzy');
    await screen.findByText('Nothing found for “xyzzy”');
    cleanup();
    answers = { data: answer };
    open('/pages/search?q=mia');
    await card('People');
    const field = screen.getByRole('searchbox');
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(6));
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(document.activeElement!.tagName).toBe('A');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field);
  });
});
