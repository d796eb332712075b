import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import { campaignResumed, recipientsStored, sendingFinished, sendingHeld, sendingResumed } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { DispatchUnderTest } from './dispatch-under-test.js';
import { person } from './dispatch-world.js';

const dispatch = new DispatchUnderTest();
let tenantId: string;
let campaignId: string;
beforeAll(async () => {
  await dispatch.start({ DISPATCH_IN_FLIGHT: '10' });
  await dispatch.carrier.set({ latencyMs: 100 });
}, 60_000);
afterAll(() => dispatch.stop(), 60_000);
beforeEach(async () => {
  [tenantId, campaignId] = [newId(), newId()];
});

const store = async (people: number): Promise<void> => {
  await dispatch.audience(
    tenantId,
    campaignId,
    Array.from({ length: people }, (_, at) => person(at + 1)),
  );
  await eventually(() => expect(dispatch.heard(tenantId, recipientsStored)).toHaveLength(1));
};
const calls = async (): Promise<number> =>
  (await dispatch.carrier.calls()).filter(({ m }) => m.startsWith(campaignId)).length;
const finished = () =>
  eventually(() => expect(dispatch.heard(tenantId, sendingFinished)).toHaveLength(1), { timeoutMs: 15_000 });
const marketing = { messageType: 'marketing' as const, timeZone: 'Australia/Sydney' };
/** What was licensed when the window closed is in the air; after that, nothing. */
/** What has left once nothing leaves any more. */
const quiet = async (): Promise<number> => {
  let [before, now] = [-1, await calls()];
  while (now !== before) {
    await pause(1_200);
    [before, now] = [now, await calls()];
  }
  return now;
};

it('marketing stops when the window closes, says until when, and goes on in the next', async () => {
  dispatch.platform.clock.set('2026-11-20T08:59:50.000Z'); // Friday 19:59:50 in Sydney
  await store(400);
  await dispatch.fund(tenantId, campaignId, { ...marketing, sendFrom: '2026-11-20T08:59:40.000Z' });
  await eventually(async () => (await calls()) > 20);
  dispatch.platform.clock.set('2026-11-20T09:00:00.000Z');
  await eventually(() =>
    expect(dispatch.heard(tenantId, sendingHeld)).toEqual([
      { campaignId, tenantId, reason: 'send-window', until: '2026-11-20T22:00:00.000Z' },
    ]),
  );
  expect(await quiet()).toBeLessThan(400);
  dispatch.platform.clock.set('2026-11-20T21:59:59.000Z');
  await quiet();
  expect(dispatch.heard(tenantId, sendingResumed)).toEqual([]);
  dispatch.platform.clock.set('2026-11-20T22:00:00.000Z'); // Saturday 09:00
  await finished();
  expect(await calls()).toBe(400);
  expect(dispatch.heard(tenantId, sendingResumed)).toEqual([{ campaignId, tenantId }]);
}, 60_000);

it('past its limit a campaign waits for its owner, who lifts it', async () => {
  dispatch.platform.clock.set('2026-11-23T01:00:00.000Z');
  await store(30);
  await dispatch.fund(tenantId, campaignId, {
    sendFrom: '2026-11-23T00:00:00.000Z',
    notLaterThan: '2026-11-23T00:59:00.000Z',
  });
  await eventually(() =>
    expect(dispatch.heard(tenantId, sendingHeld)).toEqual([{ campaignId, tenantId, reason: 'too-late', until: null }]),
  );
  await pause(1_200);
  expect(await calls()).toBe(0);
  await dispatch.tell(campaignResumed, { campaignId, tenantId, campaignVersion: 7, notLaterThan: null });
  await finished();
  expect(dispatch.heard(tenantId, sendingResumed)).toHaveLength(1);
}, 30_000);

it('a limit that binds only the first text is gone when one has left; one that binds all cuts the rest off', async () => {
  for (const limitBindsFirstOnly of [true, false]) {
    [tenantId, campaignId] = [newId(), newId()];
    dispatch.platform.clock.set('2026-11-23T02:00:00.000Z');
    await store(400);
    await dispatch.fund(tenantId, campaignId, {
      sendFrom: '2026-11-23T02:00:00.000Z',
      notLaterThan: '2026-11-23T02:30:00.000Z',
      limitBindsFirstOnly,
    });
    await eventually(async () => (await calls()) > 10);
    dispatch.platform.clock.set('2026-11-23T02:30:00.000Z');
    if (limitBindsFirstOnly) {
      await finished();
      expect(dispatch.heard(tenantId, sendingHeld)).toEqual([]);
    } else {
      await eventually(() => expect(dispatch.heard(tenantId, sendingHeld)).toMatchObject([{ reason: 'too-late' }]));
      expect(await quiet()).toBeLessThan(400);
    }
  }
}, 60_000);

it('nothing leaves before the cancel window is over', async () => {
  dispatch.platform.clock.set('2026-11-23T03:00:00.000Z');
  await store(5);
  await dispatch.fund(tenantId, campaignId, { sendFrom: '2026-11-23T03:00:30.000Z' });
  await pause(1_500);
  expect(await calls()).toBe(0);
  dispatch.platform.clock.advance(30_000);
  await finished();
}, 30_000);
