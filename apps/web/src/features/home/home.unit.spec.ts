import { segmentsOf } from '../../domain/campaigns/progress-segments';
import { textsFor } from '../../lib/format/money';
import { attentionRows } from './attention';
import { checklist, nextStep } from './checklist';
import { goingOn, greeting, longDay, monthSoFar } from './greeting';
import type { HomeCampaignFragment, HomeRepliesQuery } from './home.generated';
import { deliveredShare, handledOf } from './progress';

describe('the greeting', () => {
  const evening = new Date('2026-11-18T22:30:00Z');
  it('is by the hour where the business is, not where the person sits', () => {
    expect(greeting(evening, 'Australia/Sydney', 'Mia')).toBe('Good morning, Mia');
    expect(greeting(evening, 'Australia/Perth', 'Mia')).toBe('Good morning, Mia');
    expect(greeting(evening, 'America/New_York', 'Mia')).toBe('Good afternoon, Mia');
    expect(greeting(new Date('2026-11-18T16:00:00Z'), 'Australia/Sydney', 'Mia')).toBe('Good evening, Mia');
  });
  it('names the business’s day and month', () => {
    expect(longDay(evening, 'Australia/Sydney')).toBe('Thursday, 19-11-2026');
    expect(longDay(evening, 'America/New_York')).toBe('Wednesday, 18-11-2026');
    expect(monthSoFar(new Date('2026-11-30T13:30:00Z'), 'Australia/Sydney')).toEqual({
      from: '2026-12-01',
      to: '2026-12-01',
    });
  });
  it('says what goes on in one sentence', () => {
    expect(goingOn({ sending: 1, waiting: 0, scheduled: 3 })).toBe('One campaign is sending.');
    expect(goingOn({ sending: 2, waiting: 1, scheduled: 0 })).toBe('2 campaigns are sending, one is waiting for you.');
    expect(goingOn({ sending: 0, waiting: 2, scheduled: 0 })).toBe('2 campaigns are waiting for you.');
    expect(goingOn({ sending: 0, waiting: 0, scheduled: 1 })).toBe('One campaign is scheduled.');
    expect(goingOn({ sending: 0, waiting: 0, scheduled: 0 })).toBe('Nothing is being sent.');
  });
});

describe('what a balance is enough for', () => {
  const prices = [
    { country: 'AU', price: '0.080000' },
    { country: 'NZ', price: '0.100000' },
  ];
  it('is whole texts at the price of the business’s country, exactly', () => {
    expect(textsFor('146.72', prices, 'AU')).toBe(1_834);
    expect(textsFor('0.24', prices, 'AU')).toBe(3);
    expect(textsFor('0.239999', prices, 'AU')).toBe(2);
    expect(textsFor('100.00', prices, 'NZ')).toBe(1_000);
  });
  it('is none of a balance that is owed, and unsaid where there is no price', () => {
    expect(textsFor('-3.20', prices, 'AU')).toBe(0);
    expect(textsFor('100.00', prices, 'FJ')).toBeNull();
  });
});

describe('the checklist', () => {
  const start = { contacts: 0, verifiedSenders: 1, topUps: 0, sent: 0 };
  const unknown = { hasDetails: null, hasTwoFactor: null };
  it('leads through what is open, in order, to the first campaign', () => {
    expect(checklist(start, unknown).steps).toEqual([
      { key: 'contacts', isDone: false },
      { key: 'sender', isDone: true },
      { key: 'topUp', isDone: false },
      { key: 'campaign', isDone: false },
    ]);
    expect(nextStep(checklist(start, unknown).steps)).toBe('contacts');
    expect(nextStep(checklist({ ...start, contacts: 5 }, unknown).steps)).toBe('topUp');
    expect(nextStep(checklist({ ...start, contacts: 5, topUps: 1 }, unknown).steps)).toBe('campaign');
  });
  it('leaves out money where it is not the person’s to see', () => {
    expect(checklist({ ...start, topUps: null }, unknown).steps.map(({ key }) => key)).toEqual([
      'contacts',
      'sender',
      'campaign',
    ]);
  });
  it('is over when the first campaign is sent, whatever else is open', () => {
    expect(checklist({ ...start, sent: 1 }, unknown).isOver).toBe(true);
    expect(checklist(start, unknown).isOver).toBe(false);
  });
  it('ends with business details and two-factor, which neither go before the campaign nor hold up the end', () => {
    const open = { hasDetails: false, hasTwoFactor: false };
    const { steps } = checklist({ ...start, contacts: 5, topUps: 1 }, open);
    expect(steps.slice(3)).toEqual([
      { key: 'campaign', isDone: false },
      { key: 'details', isDone: false },
      { key: 'twoFactor', isDone: false },
    ]);
    expect(nextStep(steps)).toBe('campaign');
    expect(checklist({ ...start, sent: 1 }, open).isOver).toBe(true);
    expect(checklist(start, { hasDetails: true, hasTwoFactor: true }).isOver).toBe(false);
  });
});

const counts = {
  recipients: 100,
  pending: 40,
  outbound: 10,
  delivered: 45,
  bounced: 2,
  unknown: 3,
  canceled: 0,
  leftOut: 0,
};
const campaign = (change: Partial<HomeCampaignFragment>): HomeCampaignFragment => ({
  id: 'c1',
  name: 'Christmas bookings',
  message: 'Hi there',
  variants: null,
  messageType: 'marketing',
  status: 'running',
  paused: false,
  pausedReason: null,
  cancellationReason: null,
  waitingFor: null,
  scheduledAt: null,
  launchedAt: '2026-11-19T00:00:00Z',
  completedAt: null,
  createdAt: '2026-11-19T00:00:00Z',
  version: 1,
  counts: { ...counts, unknown: 0 },
  cost: { held: '1', charged: '1', currency: 'AUD' },
  ...change,
});

describe('progress', () => {
  it('has a segment for every state that somebody is in, and they add up', () => {
    expect(segmentsOf(counts).map(({ key }) => key)).toEqual([
      'delivered',
      'outbound',
      'unknown',
      'bounced',
      'pending',
    ]);
    expect(segmentsOf(counts).reduce((sum, { count }) => sum + count, 0)).toBe(counts.recipients);
    expect(handledOf(counts)).toBe(60);
  });
  it('says 100% only when it is all', () => {
    expect(deliveredShare({ ...counts, recipients: 2_000, pending: 0, delivered: 1_999 })).toBe('99.9%');
    expect(deliveredShare({ ...counts, recipients: 5, pending: 0, delivered: 5 })).toBe('100%');
    expect(deliveredShare({ ...counts, recipients: 5, pending: 5, delivered: 0 })).toBeNull();
  });
});

describe('what needs attention', () => {
  const now = new Date('2026-11-19T01:00:00Z');
  const titles = (...given: Parameters<typeof attentionRows>): string[] =>
    attentionRows(...given).map(({ title }) => title);
  const replies = (waiting: number, name: string | null = null): HomeRepliesQuery => ({
    conversationsWaiting: waiting,
    conversations: {
      data: [
        {
          id: 'c1',
          name,
          phoneInternational: '+61491570156',
          lastText: 'A table for 14?',
          lastAt: '2026-11-19T00:12:00Z',
        },
      ].slice(0, waiting),
    },
  });

  it('is nothing where nothing is', () =>
    expect(attentionRows([campaign({})], undefined, { mayTopUp: true }, now)).toEqual([]));

  it('puts what waits for a decision first and what needs nobody last', () => {
    expect(
      titles(
        [
          campaign({ id: 'a', counts }),
          campaign({ id: 'b', name: 'Late', paused: true, pausedReason: 'too-late' }),
          campaign({ id: 'c', name: 'Dear', paused: true, pausedReason: 'cost-above-quote' }),
          campaign({ id: 'd', name: 'Night', paused: true, pausedReason: 'send-window' }),
          campaign({ id: 'e', name: 'Held', paused: true, pausedReason: 'manual' }),
        ],
        replies(2),
        { mayTopUp: true },
        now,
      ),
    ).toEqual([
      '“Late” is late',
      '“Dear” needs your OK',
      '2 replies are waiting for an answer',
      '“Held” is paused',
      '“Night” waits for the send window',
      'We are checking 3 messages with the carrier',
    ]);
  });

  it('tells a campaign once, though it is among the running and the recent', () => {
    expect(titles([campaign({ counts }), campaign({ counts })], undefined, { mayTopUp: true }, now)).toEqual([
      'We are checking 3 messages with the carrier',
    ]);
  });

  it('offers a top-up to who may, and forgets after a week', () => {
    const broke = campaign({
      status: 'canceled',
      cancellationReason: 'insufficient-funds',
      completedAt: '2026-11-18T00:00:00Z',
    });
    expect(attentionRows([broke], undefined, { mayTopUp: true }, now)[0]!.action).toEqual({
      label: 'Top up',
      to: '/billing/top-up',
    });
    expect(attentionRows([broke], undefined, { mayTopUp: false }, now)[0]!.action.label).toBe('Show');
    expect(attentionRows([broke], undefined, { mayTopUp: true }, new Date('2026-11-26T00:00:00Z'))).toEqual([]);
  });

  it('leads to the one who waits, and of more to their view', () => {
    expect(titles([], replies(0), { mayTopUp: true }, now)).toEqual([]);
    expect(attentionRows([], replies(1), { mayTopUp: true }, now)[0]).toMatchObject({
      title: '1 reply is waiting for an answer',
      text: '+61 491 570 156: “A table for 14?”',
      action: { to: '/sms-inbounds/c1' },
    });
    expect(attentionRows([], replies(3, 'Mei-Lin Chen'), { mayTopUp: true }, now)[0]).toMatchObject({
      title: '3 replies are waiting for an answer',
      text: 'Mei-Lin Chen: “A table for 14?”',
      action: { to: '/sms-inbounds?view=needs-a-person' },
    });
  });
});
