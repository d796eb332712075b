import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import {
  campaignPaused,
  campaignResumed,
  recipientsFrozen,
  recipientsPage,
  recipientsStored,
  sendingFinished,
  sendingHeld,
  sliceSettled,
} from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { DispatchUnderTest } from './dispatch-under-test.js';
import { person } from './dispatch-world.js';

// Check 4 of the texts' page: each person's own clock, over both turns of it, and a zone that is too late.
const dispatch = new DispatchUnderTest();
let tenantId: string;
let campaignId: string;
beforeAll(async () => {
  await dispatch.start({ DISPATCH_IN_FLIGHT: '20' });
  await dispatch.carrier.set({ latencyMs: 10 });
}, 60_000);
afterAll(() => dispatch.stop(), 60_000);
beforeEach(() => {
  [tenantId, campaignId] = [newId(), newId()];
});

const each = 3;

/** An audience zone by zone, `each` people a zone. */
async function store(zones: readonly string[]): Promise<void> {
  for (const [at, zone] of zones.entries()) {
    const people = Array.from({ length: each }, (_, n) => person(at * each + n + 1));
    await dispatch.tell(recipientsPage, { campaignId, tenantId, page: at + 1, zone, people });
  }
  await dispatch.tell(recipientsFrozen, {
    ...{ campaignId, tenantId, pages: zones.length, leftOut: {}, stopped: false, byVariant: null },
  });
  await eventually(() => expect(dispatch.heard(tenantId, recipientsStored)).toHaveLength(1));
}

/** How many texts left in each of the zones. */
async function left(zones: readonly string[]): Promise<number[]> {
  const calls = (await dispatch.carrier.calls()).filter(({ m }) => m.startsWith(campaignId));
  return zones.map((_, at) => calls.filter(({ m }) => Math.ceil(Number(m.split('.').at(-1)) / each) === at + 1).length);
}

const finished = () =>
  eventually(() => expect(dispatch.heard(tenantId, sendingFinished)).toHaveLength(1), { timeoutMs: 15_000 });
const rows = (members: string, status = '') =>
  dispatch.data<{ data: Record<string, unknown>[] }>(
    { tenantId, permissions: [] },
    `query ($id: ID!) { campaignRecipients(campaignId: $id ${status}) { data { ${members} } } }`,
    { id: campaignId },
  );

const australian = [
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
];

it.each([
  [
    'forward',
    '2026-10-04T10:00',
    ['2026-10-03T23:00', '2026-10-04T00:00', '2026-10-03T23:30', '2026-10-04T00:30', '2026-10-04T02:00'],
  ],
  [
    'back',
    '2027-04-04T10:00',
    ['2027-04-04T00:00', '2027-04-04T00:00', '2027-04-04T00:30', '2027-04-04T00:30', '2027-04-04T02:00'],
  ],
])(
  '4. five zones, the clock turned %s: each within a minute of its own time',
  async (_turn, localFrom, instants) => {
    const due = instants.map((instant) => Date.parse(`${instant}:00Z`));
    const begin = Math.min(...due) - 3_600_000;
    dispatch.platform.clock.set(new Date(begin).toISOString());
    await store(australian);
    await dispatch.fund(tenantId, campaignId, {
      ...{ zoneRule: 'recipient', localFrom, sendFrom: new Date(begin).toISOString() },
    });
    await pause(1_000);
    for (const moment of [...new Set(due)].sort((a, b) => a - b)) {
      dispatch.platform.clock.set(new Date(moment - 60_000).toISOString());
      await pause(1_500);
      expect(await left(australian)).toEqual(due.map((of) => (of < moment ? each : 0)));
      dispatch.platform.clock.set(new Date(moment).toISOString());
      await eventually(async () => expect(await left(australian)).toEqual(due.map((of) => (of <= moment ? each : 0))));
    }
    await finished();
    expect((await rows('zone')).data.map(({ zone }) => zone)).toEqual(
      australian.flatMap((zone) => Array.from({ length: each }, () => zone)),
    );
  },
  60_000,
);

it('4. a zone that is too late is free, and the others go', async () => {
  const zones = ['Pacific/Auckland', 'Australia/Sydney', 'Australia/Perth'];
  dispatch.platform.clock.set('2026-11-24T00:30:00.000Z'); // 13:30 in Auckland, 11:30 in Sydney, 8:30 in Perth
  await store(zones);
  await dispatch.fund(tenantId, campaignId, {
    ...{ zoneRule: 'recipient', localFrom: '2026-11-24T10:00', localUntil: '2026-11-24T12:00' },
    sendFrom: '2026-11-24T00:00:00.000Z',
  });
  await eventually(async () => expect(await left(zones)).toEqual([0, each, 0]));
  await eventually(async () => expect((await rows('reason', ', status: "canceled"')).data).toHaveLength(each));
  expect((await rows('status reason zone cost', ', status: "canceled"')).data).toEqual(
    Array.from({ length: each }, () => ({
      ...{ status: 'canceled', reason: 'too-late', zone: 'Pacific/Auckland', cost: null },
    })),
  );
  dispatch.platform.clock.set('2026-11-24T02:00:00.000Z');
  await finished();
  expect(await left(zones)).toEqual([0, each, each]);
  expect(dispatch.heard(tenantId, sendingHeld)).toEqual([]);
  const sum = dispatch.heard(tenantId, sliceSettled).reduce(
    ({ sent, late, charged }, { accepted, skipped, charge }) => ({
      sent: sent + accepted,
      late: late + skipped,
      charged: charged + BigInt(charge),
    }),
    { sent: 0, late: 0, charged: 0n },
  );
  expect(sum).toEqual({ sent: 2 * each, late: each, charged: BigInt(2 * each) * 80_000n });
}, 30_000);

it('10. marketing keeps to the window of each zone; one that is closed holds up no other', async () => {
  const zones = ['Australia/Sydney', 'Australia/Perth'];
  dispatch.platform.clock.set('2026-11-20T09:30:00.000Z'); // Friday 20:30 in Sydney, 17:30 in Perth
  await store(zones);
  await dispatch.fund(tenantId, campaignId, {
    ...{ zoneRule: 'recipient', localFrom: '2026-11-20T16:00', messageType: 'marketing', timeZone: 'Australia/Sydney' },
    sendFrom: '2026-11-20T05:00:00.000Z',
  });
  await eventually(async () => expect(await left(zones)).toEqual([0, each]));
  await eventually(() =>
    expect(dispatch.heard(tenantId, sendingHeld)).toEqual([
      { campaignId, tenantId, reason: 'send-window', until: '2026-11-20T22:00:00.000Z' },
    ]),
  );
  dispatch.platform.clock.set('2026-11-20T21:59:00.000Z');
  await pause(1_500);
  expect(await left(zones)).toEqual([0, each]);
  dispatch.platform.clock.set('2026-11-20T22:00:00.000Z');
  await finished();
  expect(await left(zones)).toEqual([each, each]);
}, 30_000);

it('the two hours that nobody wrote bind the first text of each zone only; a pause holds all zones', async () => {
  const zones = ['Australia/Sydney', 'Australia/Perth'];
  dispatch.platform.clock.set('2026-11-24T00:30:00.000Z');
  await store(zones);
  await dispatch.fund(tenantId, campaignId, {
    ...{
      zoneRule: 'recipient',
      localFrom: '2026-11-24T10:00',
      localUntil: '2026-11-24T12:00',
      limitBindsFirstOnly: true,
    },
    sendFrom: '2026-11-24T00:00:00.000Z',
  });
  await eventually(async () => expect(await left(zones)).toEqual([each, 0]));
  await dispatch.tell(campaignPaused, { campaignId, tenantId, campaignVersion: 8 });
  await pause(1_000);
  dispatch.platform.clock.set('2026-11-24T02:30:00.000Z');
  await pause(1_500);
  expect(await left(zones)).toEqual([each, 0]);
  await dispatch.tell(campaignResumed, { campaignId, tenantId, campaignVersion: 9, notLaterThan: null });
  await finished();
  expect(await left(zones)).toEqual([each, each]);
}, 30_000);
