/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { BalanceBesideQuoteDocument } from './quote.generated';
import { useQuote } from './use-quote';

it('asks anew when the balance changes elsewhere, once, and not for the one it has', async () => {
  const server = { balance: '1.00', asked: [] as string[] };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        server.asked.push(operation.operationName ?? '');
        const quote = {
          __typename: 'Quote',
          recipients: 1,
          leftOut: {},
          parts: 1,
          partsPerMessage: { 1: 1 },
          cost: '8.00',
          balance: server.balance,
          sufficient: server.balance !== '1.00',
          costlyCharacters: [],
        };
        setTimeout(() => (observer.next({ data: { quoteSmsCampaign: quote } }), observer.complete()), 5);
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies: { BalanceInformation: { keyFields: [] } } }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  const live = (balance: string): void =>
    void client.writeQuery({
      query: BalanceBesideQuoteDocument,
      data: { balanceInformation: { __typename: 'BalanceInformation', balance } as never },
    });
  const input = {
    messageType: 'marketing',
    callerId: 'c',
    message: 'Hi',
    segmentIds: ['all-contacts'],
    groupIds: [],
    contactIds: [],
  };
  const { result } = renderHook(() => useQuote(input, 5), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await waitFor(() => expect(result.current.quote?.sufficient).toBe(false));
  act(() => live('1.000000'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(server.asked).toEqual(['ComposerQuote']);
  server.balance = '51.00';
  act(() => live('51.000000'));
  await waitFor(() => expect(result.current.quote?.sufficient).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(server.asked).toEqual(['ComposerQuote', 'ComposerQuote']);
});
