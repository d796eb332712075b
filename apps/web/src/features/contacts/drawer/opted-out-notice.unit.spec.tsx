/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { keepSession } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { OptedOutNotice } from './opted-out-notice';

beforeEach(() =>
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: { id: 'u', tenant: { timeZone: 'Australia/Sydney' }, permissions: ['owner'] } as never,
  }),
);
afterEach(cleanup);

/** Draws it beside a server whose last STOP or START of the phone is this. */
function show(keyword: 'stop' | 'start' | null) {
  const asked: unknown[] = [];
  const word = {
    __typename: 'InboundSms',
    id: 'i',
    keyword,
    to: '+61491578888',
    receivedAt: '2020-11-18T23:05:00Z',
  };
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables['query']);
    return new Observable((observer) => {
      const data = keyword === null ? [] : [word];
      observer.next({ data: { inboundSmsList: { __typename: 'InboundSmsList', data } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <ThemeProvider>
        <OptedOutNotice name="Priya" phone="+61491570156" />
      </ThemeProvider>
    </ApolloProvider>,
  );
  return asked;
}

describe('who opted out', () => {
  it('by a word is told with when it came and to which number', async () => {
    const asked = show('stop');
    await waitFor(() => expect(document.body.textContent).toContain('Priya replied STOP · 19-11-2020, 10:05'));
    expect(document.body.textContent).toContain('To +61 491 578 888. Your texts won’t reach them.');
    expect(asked).toEqual([
      {
        filters: [
          { field: 'from', type: 'text', operation: 'equals', value: '+61491570156' },
          { field: 'keyword', type: 'enum', operation: 'one', value: ['stop', 'start'] },
        ],
        sortBy: 'receivedAt:desc',
        limit: 1,
      },
    ]);
  });

  it.each(['start', null] as const)('otherwise is not said to have replied STOP (last word: %s)', async (keyword) => {
    show(keyword);
    expect(await screen.findByText('Priya has opted out')).toBeTruthy();
    expect(screen.getByText('Your texts won’t reach them.')).toBeTruthy();
    expect(screen.queryByText(/STOP/)).toBeNull();
  });
});
