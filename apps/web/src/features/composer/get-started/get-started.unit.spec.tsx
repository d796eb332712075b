/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import GetStarted from './get-started';

let isSkipped: boolean;
let asked: string[];

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

async function open(id: string) {
  logIn({ id, permissions: ['campaign-editor'] });
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        asked.push(operationName!);
        if (operationName === 'SkipGetStarted') isSkipped = true;
        const userFlags = {
          __typename: 'UserFlags',
          welcomeTourSkipped: true,
          smsCampaignGetStartedModalSkipped: isSkipped,
        };
        const prices = [
          { __typename: 'Price', country: 'NZ', price: '0.11' },
          { __typename: 'Price', country: 'AU', price: '0.0755' },
        ];
        observer.next({
          data:
            operationName === 'SkipGetStarted'
              ? { setUserFlags: userFlags }
              : { userFlags, appServiceByKey: { __typename: 'AppService', key: 'sms', prices } },
        });
        observer.complete();
      }),
  );
  await act(
    async () =>
      void render(
        <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
          <ThemeProvider>
            <MemoryRouter>
              <GetStarted />
              <Where />
            </MemoryRouter>
          </ThemeProvider>
        </ApolloProvider>,
      ),
  );
}
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Compose' }));
const dialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  isSkipped = false;
  asked = [];
});
afterEach(cleanup);

describe('what stands over the first composer', () => {
  it('says the price of the person’s own country, whom one may text and how people get out', async () => {
    await open('u1');
    const text = dialog()!.textContent;
    expect(text).toContain('$0.0755 a person');
    expect(text).toContain('people who said yes');
    expect(text).toContain('STOP');
  });

  it('comes once a visit, and again another day until somebody has seen enough of it', async () => {
    await open('u2');
    start();
    await waitFor(() => expect(dialog()).toBeNull());
    cleanup();
    await open('u2');
    expect(dialog()).toBeNull();
    expect(asked).toEqual(['GetStarted']);
    cleanup();
    await open('u3');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Don’t show again' }));
    start();
    await waitFor(() => expect(asked).toEqual(['GetStarted', 'GetStarted', 'SkipGetStarted']));
  });

  it('does not come to who has seen enough of it', async () => {
    isSkipped = true;
    await open('u4');
    expect(dialog()).toBeNull();
    expect(asked).toEqual(['GetStarted']);
  });

  it.each([
    ['Send one now', '/sms-campaigns/quick'],
    ['Import people', '/contacts/import'],
  ])('leads on by “%s”, and remembers that it was enough', async (name, path) => {
    await open(`u of ${name}`);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Don’t show again' }));
    fireEvent.click(screen.getByRole('link', { name }));
    expect(screen.getByTestId('where').textContent).toBe(path);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(asked).toEqual(['GetStarted', 'SkipGetStarted']);
  });
});
