/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { fetchLater } from '../../../lib/graph/asking/first-answers';
import { cacheOptions } from '../../../lib/graph/client';
import type { SessionUser } from '../../../lib/session/session';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { BusinessLine } from './business-line';
import { ShellPlaceDocument } from './shell-place.generated';

const details = gql`
  query {
    accountSettingsDetails {
      name
      email
      phone
    }
  }
`;

function open(place: { city: string; state: string }, who: Partial<SessionUser> = {}) {
  logIn(who);
  const asked: unknown[] = [];
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    return new Observable((observer) => {
      observer.next({ data: { accountSettingsDetails: { __typename: 'AccountSettingsDetails', ...place } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(cacheOptions), link });
  const { container } = render(
    <ApolloProvider client={client}>
      <ThemeProvider>
        <BusinessLine />
      </ThemeProvider>
    </ApolloProvider>,
  );
  return { asked, client, container };
}

describe('the head of the menu', () => {
  afterEach(cleanup);

  it('names the business and where it is, and follows when that is changed', async () => {
    const { client } = open({ city: 'Newtown', state: 'NSW' });
    expect(await screen.findByText('Newtown NSW')).toBeTruthy();
    const moved = { __typename: 'AccountSettingsDetails', city: 'Fitzroy', state: 'VIC' } as const;
    act(() => void client.writeQuery({ query: ShellPlaceDocument, data: { accountSettingsDetails: moved } }));
    expect(await screen.findByText('Fitzroy VIC')).toBeTruthy();
    expect(screen.getByText('Corner Café')).toBeTruthy();
  });

  it('keeps the place when a page asks for something else of the business', async () => {
    const { asked, client } = open({ city: 'Newtown', state: 'NSW' });
    expect(await screen.findByText('Newtown NSW')).toBeTruthy();
    const others = { __typename: 'AccountSettingsDetails', name: 'Corner Café', email: '', phone: '' } as const;
    act(() => void client.writeQuery({ query: details, data: { accountSettingsDetails: others } }));
    expect([screen.getByText('Newtown NSW').tagName, asked]).toEqual(['P', ['ShellPlace']]);
  });

  it('has the name alone where a business has said nothing of its place', async () => {
    const { asked, container } = open({ city: '', state: '' });
    await waitFor(() => expect(asked).toEqual(['ShellPlace']));
    await act(async () => undefined);
    expect(container.textContent).toBe('Corner Café');
  });

  it('says half of it where the other half is not known', async () => {
    open({ city: '', state: 'NSW' });
    expect(await screen.findByText('NSW')).toBeTruthy();
  });

  it('is the product’s for the platform’s admin, who belongs to no business', async () => {
    const { asked, container } = open({ city: 'Newtown', state: 'NSW' }, { role: 'admin', tenant: null });
    // What stands around a page asks from then on.
    await act(() => fetchLater(async () => undefined));
    expect([asked, container.textContent]).toEqual([[], 'Bellbird']);
  });
});
