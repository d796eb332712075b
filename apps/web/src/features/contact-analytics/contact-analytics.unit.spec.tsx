/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { keepSession } from '../../lib/session/session';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { Component as ContactAnalyticsPage } from './contact-analytics-page';
import { pointsOf, spanOf } from './lines';

beforeEach(() =>
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: { id: 'u', tenant: { timeZone: 'Australia/Sydney' }, permissions: ['owner'] } as never,
  }),
);
afterEach(cleanup);

const line = (key: string, ...values: number[]) => ({
  __typename: 'ContactLine' as const,
  key,
  points: values.map((value, at) => ({ __typename: 'ContactPoint' as const, day: `2020-11-${18 + at}`, value })),
});
const grown = [
  line('total', 8, 10, 12),
  line('subscribed', 4, 5, 7),
  line('unsubscribed', 1, 1, 2),
  line('transactional-only', 3, 4, 3),
  line('added', 8, 2, 3),
  line('removed', 0, 0, 1),
];

/** Draws the page beside a server with these figures. */
function show(lines: readonly ReturnType<typeof line>[], [subscribed, transactional, unsubscribed] = [7, 3, 2]) {
  const asked: Record<string, unknown>[] = [];
  const slices = [
    ['subscribed', subscribed],
    ['transactional-only', transactional],
    ['unsubscribed', unsubscribed],
  ].map(([key, count]) => ({ __typename: 'ContactSlice', key, count }));
  const total = subscribed + transactional + unsubscribed;
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    return new Observable((observer) => {
      observer.next({
        data: {
          contactsAnalyticsLines: { __typename: 'ContactLines', lines },
          contactsAnalyticsPie: { __typename: 'ContactPie', total, slices },
        },
      });
      observer.complete();
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ThemeProvider>
        <MemoryRouter initialEntries={['/analytics/contacts']}>
          <ContactAnalyticsPage />
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>,
  );
  return asked;
}

describe('the figures of contacts', () => {
  it('say in a sentence what each chart shows, and show its numbers as a table', async () => {
    show(grown);
    await waitFor(() => expect(document.body.textContent).toContain('12 contacts now, 4 more than on 18-11-2020.'));
    expect(screen.getByText('13 added and 1 removed in this period.')).toBeTruthy();
    expect(screen.getByText('7 of 12 contacts agreed to marketing.')).toBeTruthy();
    fireEvent.click(screen.getAllByText('Show as table')[0]!);
    const rows = [...screen.getByRole('table', { name: 'Contacts' }).querySelectorAll('tbody tr')];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['18-11-2020', '8', '4', '3', '1'],
      ['19-11-2020', '10', '5', '4', '1'],
      ['20-11-2020', '12', '7', '3', '2'],
    ]);
  });

  it('ask for the groups that are chosen', async () => {
    const asked = show(grown);
    await waitFor(() => expect(document.body.textContent).toContain('12 contacts now, 4 more than on 18-11-2020.'));
    fireEvent.click(screen.getByLabelText('Month'));
    expect(await screen.findByText('The last 24 months')).toBeTruthy();
    expect(asked.map(({ groupBy }) => groupBy)).toEqual(['day', 'month']);
    expect(asked[1]?.['from']).toMatch(/-01$/);
  });

  it('of a business without contacts lead to the import', async () => {
    show([line('total', 0), line('added', 0), line('removed', 0)], [0, 0, 0]);
    expect(await screen.findByText('No contacts yet')).toBeTruthy();
    expect(screen.getByText('Import a file').closest('a')?.getAttribute('href')).toBe('/contacts/import');
  });
});

describe('what is asked for', () => {
  it.each([
    ['day', '2026-03-01', '2026-01-31'],
    ['week', '2026-11-26', '2026-06-01'],
    ['month', '2026-11-26', '2024-12-01'],
  ] as const)('by %s up to %s begins on %s', (grouping, to, from) =>
    expect(spanOf(grouping, to)).toEqual({ from, to }),
  );
  it('draws the group that is not over as open', () => {
    expect(
      pointsOf(grown, 'month', ['added', 'removed']).map(({ values, isOpen = false }) => [...values, isOpen]),
    ).toEqual([
      [8, 0, false],
      [2, 0, false],
      [3, 1, true],
    ]);
    expect(pointsOf(grown, 'month', ['added'])[0]?.tick).toMatch(/^\d\d-\d{4}$/);
    expect(pointsOf(grown, 'day', ['added'])[0]?.tick).toMatch(/^\d\d-\d\d$/);
  });
});
