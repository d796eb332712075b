/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { awaitedExports } from '../../../lib/awaited-exports';
import { setLive } from '../../../lib/graph/live-state';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component } from './details-page';

const id = '01a1feec-0000-7000-8000-000000000001';
const counts = {
  __typename: 'CampaignCounts',
  recipients: 200,
  pending: 150,
  outbound: 10,
  delivered: 40,
  bounced: 0,
  unknown: 0,
  canceled: 0,
  leftOut: 3,
};
const running = {
  __typename: 'SmsCampaign',
  id,
  name: 'Christmas bookings',
  messageType: 'marketing',
  quick: false,
  deliveryType: 'immediately',
  scheduledAt: null,
  notLaterThan: null,
  useRecipientTimeZone: false,
  callerId: null,
  message: 'Hi {{firstName}}',
  maxCost: '10.000000',
  cancelWindowSeconds: 0,
  status: 'running',
  paused: false,
  pausedReason: null as string | null,
  cancellationReason: null as string | null,
  waitingFor: null,
  counts,
  leftOut: { unsubscribed: 3 },
  engagement: { __typename: 'Engagement', clickedPeople: 0, clicks: 0, likelyMachine: 0, replied: 3, optedOut: 1 },
  variants: null,
  variantSeed: null,
  links: [],
  parts: 200,
  cost: { __typename: 'CampaignCost', held: '12.000000', charged: '4.000000', currency: 'AUD' },
  createdBy: 'u1',
  createdAt: '2026-11-21T10:00:00.000Z',
  launchedAt: '2026-11-21T10:00:00.000Z',
  completedAt: null as string | null,
  version: 1,
};
type Campaign = typeof running;

const failsAfterMs = 3_000;

/** The server, as far as the page asks it; `say` is what comes over the socket. */
function open(campaign: Campaign, failing: readonly string[] = []) {
  let say: (next: Campaign) => void = () => undefined;
  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  let isDown = false;
  let quotes: (object | null)[] = [{ __typename: 'CampaignQuote', recipients: 200, cost: '12.400000' }];
  let held = campaign;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push({ operation: operationName!, variables });
        if (operationName === 'CampaignNews') {
          say = (next) => ((held = next), observer.next({ data: { smsCampaignUpdated: next } }));
          return;
        }
        if (failing.includes(operationName!))
          return void setTimeout(() => observer.error(new TypeError('Failed to fetch')), failsAfterMs);
        if (isDown) return observer.error(new TypeError('Failed to fetch'));
        const answers: Record<string, unknown> = {
          CampaignDetails: { smsCampaign: held },
          CampaignAudience: {
            smsCampaign: {
              __typename: 'SmsCampaign',
              id,
              contactIds: [],
              groupIds: [],
              segmentIds: ['all-contacts'],
              phones: [],
            },
          },
          CampaignPeople: { campaignPeople: { __typename: 'CampaignPeople', data: [], count: 200, hasMore: false } },
          CampaignReaders: {
            campaignRecipients: {
              __typename: 'RecipientList',
              // They are there a moment after the campaign says that it has people.
              data:
                held.version === 1
                  ? []
                  : [{ __typename: 'Recipient', name: 'Priya Raman', text: 'Hi Priya, see you soon', parts: 1 }],
            },
          },
          CampaignFigures: {
            campaignPace: { __typename: 'CampaignPace', stepSeconds: 10, perSecond: 1.5, points: [] },
            smsCampaignBill: {
              __typename: 'CampaignBill',
              agreed: '16.000000',
              chargedParts: 130,
              pricePerPart: '0.080000',
            },
          },
          Colleagues: {
            directory: {
              __typename: 'Colleagues',
              data: [{ __typename: 'Colleague', id: 'c', name: 'Nina Rossi', status: 'inactive' }],
            },
          },
          CampaignQuotes: { quoteSmsCampaigns: quotes },
          ExportCampaignPeople: { exportCampaignRecipients: { __typename: 'ExportJob', id: 'j' } },
          ChangeCampaign: { updateSmsCampaign: { ...held, paused: false, pausedReason: null } },
        };
        observer.next({ data: answers[operationName!] as Record<string, unknown> });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const router = createMemoryRouter(
    [
      { path: '/sms-campaigns/details/:id', Component },
      { path: '*', element: null },
    ],
    { initialEntries: [`/sms-campaigns/details/${id}`] },
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  return {
    say: (next: Campaign) => act(() => say(next)),
    asked,
    goDown: () => (isDown = true),
    quote: (...next: typeof quotes) => (quotes = next),
  };
}

beforeEach(() => logIn({ email: 'o@example.com', lastName: 'Clarke', permissions: ['owner'] }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a campaign that is being sent', () => {
  it('gives its people, or those of the open tab, as a file', async () => {
    const { asked } = open(running);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(awaitedExports()).toMatchObject([{ jobId: 'j', resource: 'campaignRecipients' }]));
    expect(asked).toContainEqual({ operation: 'ExportCampaignPeople', variables: { id, status: null } });
    await userEvent.click(screen.getByRole('link', { name: /^Delivered/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(asked).toContainEqual({ operation: 'ExportCampaignPeople', variables: { id, status: 'delivered' } }),
    );
  });

  it.each([
    ['u1', 'You', 0],
    ['c', 'Nina Rossi', 1],
  ])('says who made it: %s is %s', async (createdBy, name, questions) => {
    const { asked } = open({ ...running, createdBy });
    expect(await screen.findByText(name)).toBeTruthy();
    expect(asked.filter(({ operation }) => operation === 'Colleagues')).toHaveLength(questions);
  });

  it('shows its text as one of its people reads it, as soon as there is one', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { say } = open(running);
    expect(await screen.findByText('With its placeholders, until the people are known.')).toBeTruthy();
    say({ ...running, version: 2 });
    await act(async () => void (await jest.advanceTimersByTimeAsync(2_500)));
    expect(await screen.findByText('Hi Priya, see you soon')).toBeTruthy();
  });

  it('stays as it is while what failed is asked for again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
    const { say, asked } = open(running, ['CampaignReaders', 'CampaignFigures']);
    await pass(failsAfterMs);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    const reads = () => asked.filter(({ operation }) => operation === 'CampaignReaders').length;
    const before = reads();
    say({ ...running, version: 2 });
    await pass(2_550);
    expect(reads()).toBe(before + 1);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('changes its figures in place as news comes over the socket', async () => {
    const { say } = open(running);
    expect(await screen.findByRole('heading', { name: '25.0%' })).toBeTruthy();
    say({
      ...running,
      version: 2,
      counts: { ...counts, pending: 60, outbound: 20, delivered: 115, bounced: 5 },
      cost: { ...running.cost, held: '5.600000', charged: '10.400000' },
    });
    expect(await screen.findByRole('heading', { name: '70.0%' })).toBeTruthy();
    const progress = screen.getByRole('region', { name: 'Progress' });
    expect(
      within(progress)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['115 delivered', '20 sent, receipt to come', '5 not delivered', '60 queued']);
    expect(
      [...progress.querySelectorAll('[data-segment]')].map((segment) => segment.getAttribute('data-segment')),
    ).toEqual(['delivered', 'outbound', 'bounced', 'pending']);
    expect(screen.getByText('$10.40')).toBeTruthy();
    expect(screen.getAllByText('$16.00')).toHaveLength(2);
  });

  it('says that it reconnects after ten seconds of silence, and keeps what it knows', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { goDown, say } = open(running);
    await screen.findByRole('heading', { name: '25.0%' });
    goDown();
    await act(async () => void (await jest.advanceTimersByTimeAsync(10_500)));
    expect(screen.getByText(/^Reconnecting, last update at/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '25.0%' })).toBeTruthy();
    say({ ...running, version: 2, counts: { ...counts, pending: 148, outbound: 12 } });
    await waitFor(() => expect(screen.queryByText(/^Reconnecting/)).toBeNull());
    expect(screen.getByText(/^Live, /)).toBeTruthy();
  });

  it('asks little under a line that stands, which is no silence, and reads again when a lost line is back', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    setLive('live');
    const { asked } = open(running);
    await screen.findByRole('heading', { name: '25.0%' });
    const reads = () => asked.filter(({ operation }) => operation === 'CampaignDetails').length;
    const begun = reads();
    await act(async () => void (await jest.advanceTimersByTimeAsync(20_000)));
    expect(screen.queryByText(/^Reconnecting/)).toBeNull();
    expect(reads()).toBe(begun);
    await act(async () => setLive('reconnecting'));
    const away = reads();
    await act(async () => setLive('live'));
    await waitFor(() => expect(reads()).toBe(away + 1));
    act(() => setLive('reconnecting'));
  });
});

describe('a campaign that is over', () => {
  const over = {
    ...running,
    status: 'completed',
    counts: { ...counts, recipients: 192, pending: 0, outbound: 0, delivered: 170, bounced: 22 },
    cost: { ...running.cost, held: '0.000000', charged: '15.040000' },
    completedAt: '2026-11-21T10:05:00.000Z',
  };

  it('says what share was delivered, not that all is handled, in shares that add up', async () => {
    open(over);
    expect(await screen.findByRole('heading', { name: '88.5%' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Progress' }).textContent).toContain('delivered to 170 of 192 people');
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual(
      expect.arrayContaining(['Delivered17088.5%', 'Not delivered2211.5%', 'Replied31.8%', 'Opted out10.6%']),
    );
  });
});

describe('a campaign in its last seconds of grace', () => {
  it('has one button that takes it back, and has not started', async () => {
    const { asked } = open({
      ...running,
      cancelWindowSeconds: 30,
      launchedAt: new Date().toISOString(),
      counts: { ...counts, pending: 200, outbound: 0, delivered: 0 },
    });
    expect(await screen.findByText(/^Starts in \d+ seconds$/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /cancel|do not send/i }).map((each) => each.textContent)).toEqual([
      'Cancel send',
    ]);
    expect(screen.queryByText(/^Started/)).toBeNull();
    expect(screen.queryByText('Nobody is in this campaign yet')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Cancel send' }).click());
    await waitFor(() =>
      expect(asked.find(({ operation }) => operation === 'ChangeCampaign')?.variables).toEqual({
        id,
        input: { status: 'canceled' },
      }),
    );
  });
});

it('taken back within its seconds never says that it started', async () => {
  open({
    ...running,
    status: 'canceled',
    cancellationReason: 'manual-cancellation',
    completedAt: '2026-11-21T10:00:05.000Z',
    counts: { ...counts, pending: 0, outbound: 0, delivered: 0, canceled: 200 },
  });
  const progress = await screen.findByRole('region', { name: 'Progress' });
  expect(within(progress).getByText('Cancelled')).toBeTruthy();
  expect(screen.getByText(/^Written/)).toBeTruthy();
  expect(screen.queryByText(/^Started/)).toBeNull();
});

describe('a campaign that waits', () => {
  it('for somebody who agrees to more says the figures, and asks for exactly that', async () => {
    const { asked } = open({ ...running, paused: true, pausedReason: 'cost-above-quote' });
    const allow = await screen.findByRole('button', { name: 'Send for up to $12.40' });
    expect(screen.getByText(/You agreed to \$10\.00; it would be \$12\.40 now/)).toBeTruthy();
    act(() => (allow.click(), allow.click()));
    await waitFor(() =>
      expect(asked.filter(({ operation }) => operation === 'ChangeCampaign').map(({ variables }) => variables)).toEqual(
        [{ id, input: { maxCost: '12.400000' } }],
      ),
    );
  });

  it('for somebody who agrees to more is quoted again as it changes, and says where nobody can tell', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const held = { ...running, paused: true, pausedReason: 'cost-above-quote' };
    const { say, quote } = open(held);
    await screen.findByRole('button', { name: 'Send for up to $12.40' });
    quote({ __typename: 'CampaignQuote', recipients: 210, cost: '13.000000' });
    say({ ...held, version: 2 });
    await act(async () => void (await jest.advanceTimersByTimeAsync(2_500)));
    await screen.findByRole('button', { name: 'Send for up to $13.00' });
    quote(null);
    say({ ...held, version: 3 });
    await act(async () => void (await jest.advanceTimersByTimeAsync(2_500)));
    expect(await screen.findByText(/^You agreed to \$10\.00\. We can’t work out what it would cost now/)).toBeTruthy();
  });

  it.each([
    ['too-late', 'It is later than you wanted', 'Send anyway'],
    ['manual', 'Paused by your business', 'Resume'],
  ])('%s: says why, and lifts it by one press', async (pausedReason, title, action) => {
    const { asked } = open({ ...running, paused: true, pausedReason });
    expect(await screen.findByText(title)).toBeTruthy();
    act(() => screen.getByRole('button', { name: action }).click());
    await waitFor(() =>
      expect(asked.find(({ operation }) => operation === 'ChangeCampaign')?.variables).toEqual({
        id,
        input: { paused: false },
      }),
    );
  });

  it('for the hours of marketing goes on by itself', async () => {
    open({ ...running, paused: true, pausedReason: 'send-window' });
    expect(await screen.findByText('Waiting for marketing hours')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  });

  it('for nothing any more, since the balance was too low, leads to the top-up', async () => {
    open({
      ...running,
      status: 'canceled',
      cancellationReason: 'insufficient-funds',
      completedAt: '2026-11-21T10:00:05.000Z',
    });
    expect((await screen.findByRole('link', { name: 'Top up' })).getAttribute('href')).toBe('/billing/top-up');
  });
});
