/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { cacheOptions } from '../../lib/graph/client';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { ViewTabs } from './view-tabs';

const seen = gql`
  query Seen {
    waitingListBoard {
      workDay {
        id
        waiting
      }
      version
    }
  }
`;
const board = (waiting: number) => ({
  __typename: 'WaitingListBoard',
  workDay: { __typename: 'WorkDay', id: 'day', waiting },
});
let waiting: number;
let asked: string[];
let client: ApolloClient;

function open(view: string): Promise<void> {
  render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[`/waiting-list${view}`]}>
          <ViewTabs />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  return act(async () => undefined);
}
const tabs = (): string[] => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  [waiting, asked] = [4, []];
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        asked.push(String(operationName));
        observer.next({ data: { waitingListBoard: board(waiting) } });
        observer.complete();
      }),
  );
  client = new ApolloClient({
    link,
    cache: new InMemoryCache(cacheOptions),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
});
afterEach(cleanup);

describe('how many wait, beside the queue’s tab', () => {
  it.each(['history', 'analytics', 'settings'])('is asked once where %s is opened by itself', async (view) => {
    await open(`?view=${view}`);
    expect(tabs()).toEqual(['Queue4', 'History', 'Analytics', 'Settings']);
    expect(asked).toEqual(['WaitingCount']);
  });

  it('is as the server has it now where the queue was seen before, of which the rest is kept', async () => {
    client.writeQuery({ query: seen, data: { waitingListBoard: { ...board(6), version: 7 } } });
    await open('?view=history');
    expect(tabs()[0]).toBe('Queue4');
    expect(client.readQuery({ query: seen })).toMatchObject({ waitingListBoard: { version: 7 } });
  });

  it('is not asked on the queue, whose page reads it', async () => {
    await open('');
    expect(tabs()[0]).toBe('Queue');
    await act(async () => {
      client.writeQuery({ query: seen, data: { waitingListBoard: { ...board(5), version: 7 } } });
    });
    expect(tabs()[0]).toBe('Queue5');
    expect(asked).toEqual([]);
  });

  it('says nothing of a nought', async () => {
    waiting = 0;
    await open('?view=history');
    expect(tabs()[0]).toBe('Queue');
  });
});
