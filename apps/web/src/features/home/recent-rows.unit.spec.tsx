/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { logIn } from '../../testing/log-in';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import type { HomeCampaignFragment } from './home.generated';
import { RecentRows } from './recent-rows';

const campaign = (name: string, status: string, recipients = 0): HomeCampaignFragment => ({
  id: name,
  name,
  message: 'Hi',
  variants: null,
  messageType: 'marketing',
  status,
  paused: false,
  pausedReason: null,
  cancellationReason: null,
  waitingFor: null,
  scheduledAt: '2026-12-01T01:00:00Z',
  launchedAt: status === 'pending' ? null : '2026-11-20T01:00:00Z',
  completedAt: null,
  createdAt: '2026-11-20T01:00:00Z',
  version: 1,
  counts: {
    recipients,
    pending: 0,
    outbound: 0,
    delivered: recipients,
    bounced: 0,
    unknown: 0,
    canceled: 0,
    leftOut: 0,
  },
  cost: { held: '0.000000', charged: '4.000000', currency: 'AUD' },
});

/** The rows, and what they ask the server, which can quote all but "Lost". */
function open(...campaigns: HomeCampaignFragment[]) {
  const asked: string[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push(operationName!);
        observer.next({
          data: {
            quoteSmsCampaigns: (variables['ids'] as string[]).map((id) =>
              id === 'Lost' ? null : { __typename: 'CampaignQuote', recipients: id.length * 100, cost: '2.480000' },
            ),
          },
        });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const rows = (shown: HomeCampaignFragment[]) => (
    <ThemeProvider>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <RecentRows campaigns={shown} />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>
  );
  const { rerender } = render(rows(campaigns));
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  return { asked, row, become: (...next: HomeCampaignFragment[]) => rerender(rows(next)) };
}
const all = [
  campaign('Christmas', 'pending'),
  campaign('Lost', 'pending'),
  campaign('Boxing day', 'pending'),
  campaign('Winter', 'completed', 50),
];

afterEach(cleanup);

describe('the newest campaigns at home', () => {
  it('say of scheduled ones how many they would reach and for how much, asked of all at once', async () => {
    logIn({ permissions: ['owner'] });
    const { asked, row } = open(...all);
    await screen.findByText('900');
    expect(row('Christmas')).toEqual(expect.arrayContaining(['900', '$2.48']));
    expect(row('Boxing day')).toEqual(expect.arrayContaining(['1,000', '$2.48']));
    expect(row('Lost').filter((cell) => cell === '–')).toHaveLength(3);
    expect(row('Winter')).toEqual(expect.arrayContaining(['50', '$4.00']));
    expect(asked).toEqual(['CampaignQuotes']);
  });

  it('ask again where one was changed, and keep what they know until it is answered', async () => {
    logIn({ permissions: ['owner'] });
    const [christmas, lost] = all as [HomeCampaignFragment, HomeCampaignFragment];
    const { asked, row, become } = open(christmas, lost);
    await screen.findByText('900');
    become({ ...christmas, version: 2 }, lost);
    expect(row('Christmas')).toContain('900');
    await waitFor(() => expect(asked).toEqual(['CampaignQuotes', 'CampaignQuotes']));
    become({ ...christmas, version: 2 });
    expect(row('Christmas')).toContain('900');
    await waitFor(() => expect(asked).toHaveLength(3));
  });

  it('ask no price for who may not send, and none where nothing is scheduled', () => {
    logIn({ permissions: [] });
    const { asked, row } = open(...all);
    expect(row('Christmas').filter((cell) => cell === '–')).toHaveLength(2);
    expect(asked).toEqual([]);
    cleanup();
    logIn({ permissions: ['owner'] });
    expect(open(campaign('Winter', 'completed', 50)).asked).toEqual([]);
  });
});
