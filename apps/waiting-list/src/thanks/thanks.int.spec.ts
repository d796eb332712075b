import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { newId } from '@bellbird/database';
import { consentRecorded } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { startDoomed } from '../../test/doomed-waiting-list.js';
import {
  dataOf,
  documents,
  nextPhone,
  startWaitingList,
  type Person,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';
import { AskThanks } from './ask-thanks.js';
import { NoReviews, type ClaimedReview, type ReviewClaim } from './turn-reviews.js';

const minuteMs = 60_000;
const settings = { messages: { 'thank-and-review': { enabled: true } } };

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => world.stop());

/** What the business knows of a person who was attended. */
type Consent = 'express' | 'express, then stopped' | 'subscribed' | 'nothing said' | 'unsubscribed';

/** While somebody waits, word comes that they opted out; of all, it stays with the turn. */
async function optOut({ tenantId }: Person, phone: string, scope: 'all' | 'marketing'): Promise<void> {
  const eventId = newId();
  await world.tell(
    consentRecorded,
    { ...consentRecorded.example, tenantId, address: phone, scope, state: 'out' },
    eventId,
  );
  await eventually(async () =>
    expect(await world.service.sql('select 1 from inbox where event_id = $1', [eventId])).toHaveLength(1),
  );
}

async function attended(
  owner: Person,
  consent: Record<string, boolean>,
  whileWaiting: (phone: string) => Promise<void> = async () => undefined,
): Promise<{ id: string; phone: string }> {
  const phone = nextPhone();
  const input = { firstName: 'Ava', phone, consent };
  const { turn } = dataOf<{ turn: { id: string } }>(await world.public(documents.book, { id: owner.tenantId, input }));
  await whileWaiting(phone);
  for (const status of ['active', 'attended']) await owner.data(documents.change, { id: turn.id, input: { status } });
  return { id: turn.id, phone };
}

interface Thanks {
  id: string;
  state: string;
  reason: string | null;
  at: Date;
}
const thanksOf = (turns: readonly { id: string }[]): Promise<Thanks[]> =>
  world.service.sql<Thanks & Record<string, unknown>>(
    "select turn_id as id, state, reason, at from turn_text where kind = 'thank-and-review' and turn_id = any($1) order by turn_id",
    [turns.map(({ id }) => id)],
  );

/** Reviews, as small as it can be: who is subscribed, and who was asked of late. */
function standInForReviews(subscribed: Set<string>, askedOfLate: Set<string>): ReviewClaim[] {
  const claims: ReviewClaim[] = [];
  jest.spyOn(NoReviews.prototype, 'claim').mockImplementation(((claim: ReviewClaim): Promise<ClaimedReview> => {
    claims.push(claim);
    if (claim.messageType === 'review' && !subscribed.has(claim.phone))
      return Promise.resolve({ reason: 'no-consent' });
    if (askedOfLate.has(claim.phone)) return Promise.resolve({ reason: 'recently-asked' });
    return Promise.resolve({ reviewLink: `http://localhost:3000/r/${claim.turnId.slice(-10)}` });
  }) as NoReviews['claim']);
  return claims;
}

describe('14. thank-and-review', () => {
  const sweep = (): Promise<void> => world.service.app.get(AskThanks, { strict: false }).sweep();

  // On the wall in Sydney: when people are done, and when who ticked the box is thanked.
  it.each([
    ['05:00', '2026-11-19T18:00:00.000Z', '2026-11-19T22:00:00.000Z'],
    ['10:00', '2026-11-19T23:00:00.000Z', '2026-11-19T23:30:00.000Z'],
    ['21:30', '2026-11-20T10:30:00.000Z', '2026-11-20T22:00:00.000Z'],
  ])(
    'of who was done at %s goes to who ticked the box or is subscribed, where nobody asked of late, at its hour',
    async (_, doneAt, expressAt) => {
      const { clock } = world.platform;
      clock.set(doneAt);
      const reviewAt = new Date(Date.parse(doneAt) + 30 * minuteMs).toISOString();
      const owner = await world.openList(settings);
      const subscribed = new Set<string>();
      const askedOfLate = new Set<string>();
      const claims = standInForReviews(subscribed, askedOfLate);
      const cases: { id: string; phone: string; consent: Consent; isAskedOfLate: boolean }[] = [];
      const known: Readonly<Record<Consent, 'all' | 'marketing' | null>> = {
        express: null,
        'express, then stopped': 'all',
        subscribed: null,
        'nothing said': null,
        unsubscribed: 'marketing',
      };
      for (const [consent, scope] of Object.entries(known) as [Consent, (typeof known)[Consent]][])
        for (const isAskedOfLate of [false, true]) {
          const turn = await attended(owner, { review: consent.startsWith('express') }, async (phone) => {
            if (consent === 'subscribed' || consent === 'unsubscribed') subscribed.add(phone);
            if (isAskedOfLate) askedOfLate.add(phone);
            if (scope === null) return;
            await optOut(owner, phone, scope);
            subscribed.delete(phone);
          });
          cases.push({ ...turn, consent, isAskedOfLate });
        }
      const of = (...consents: Consent[]) => cases.filter(({ consent }) => consents.includes(consent));
      const express = of('express');
      const stopped = of('express, then stopped');
      const reviews = of('subscribed', 'nothing said', 'unsubscribed');

      clock.set(new Date(Date.parse(reviewAt) - 1_000).toISOString());
      await sweep();
      expect(await thanksOf(cases)).toEqual([]);
      clock.set(reviewAt);
      await sweep();
      const atOnce = expressAt === reviewAt ? [...reviews, ...express] : reviews;
      await eventually(async () => expect(await thanksOf(cases)).toHaveLength(atOnce.length));
      if (expressAt !== reviewAt) {
        clock.set(new Date(Date.parse(expressAt) - 1_000).toISOString());
        await sweep();
        expect(await thanksOf(express)).toEqual([]);
        clock.set(expressAt);
        await sweep();
      }
      await eventually(async () => expect(await thanksOf(express)).toHaveLength(express.length));
      clock.advance(60 * minuteMs);
      await sweep();

      const outcomes = new Map((await thanksOf(cases)).map(({ id, state, reason, at }) => [id, { state, reason, at }]));
      const reasonOf = (consent: Consent, isAskedOfLate: boolean): string | null => {
        if (consent !== 'express' && consent !== 'subscribed') return 'no-consent';
        return isAskedOfLate ? 'recently-asked' : null;
      };
      expect(cases.map(({ id, ...each }) => ({ ...each, ...outcomes.get(id) }))).toEqual(
        cases.map(({ phone, consent, isAskedOfLate }) => {
          // Who stopped all is not even asked about.
          if (consent === 'express, then stopped') return { phone, consent, isAskedOfLate };
          const reason = reasonOf(consent, isAskedOfLate);
          return {
            phone,
            consent,
            isAskedOfLate,
            state: reason === null ? 'asked' : 'refused',
            reason,
            at: new Date(consent === 'express' ? expressAt : reviewAt),
          };
        }),
      );
      expect(claims.filter(({ phone }) => stopped.some((each) => each.phone === phone))).toEqual([]);
      const requests = (): Record<string, unknown>[] =>
        world.said.flatMap(({ type, tenantId, payload }) =>
          type === 'text.requested' && tenantId === owner.tenantId && payload['purpose'] === 'review-request'
            ? [payload]
            : [],
        );
      await eventually(() => expect(requests()).toHaveLength(2));
      const after = (at: string, hours: number): string =>
        new Date(Date.parse(at) + hours * 60 * minuteMs).toISOString();
      const text = expect.stringContaining('/r/') as unknown;
      for (const wanted of [
        { phone: of('subscribed')[0]!.phone, messageType: 'review', notAfter: after(reviewAt, 48), text },
        { phone: express[0]!.phone, messageType: 'transactional', notAfter: after(expressAt, 24), text },
      ])
        expect(requests()).toContainEqual(expect.objectContaining(wanted));
    },
  );

  it('is withdrawn by Undo while it is not due, and goes once however often somebody is done', async () => {
    const { clock } = world.platform;
    const owner = await world.openList(settings);
    const claims = standInForReviews(new Set(), new Set());
    const turn = await attended(owner, { review: true });
    const become = (status: string) => owner.data(documents.change, { id: turn.id, input: { status } });
    await become('active');
    clock.advance(30 * minuteMs);
    await world.sweep();
    expect(claims).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      await become('attended');
      clock.advance(30 * minuteMs);
      await world.sweep();
      await eventually(async () => expect(await thanksOf([turn])).toMatchObject([{ state: 'asked' }]));
      await become('active');
    }
    const ofTurn = world.said.filter(
      ({ payload }) => payload['purpose'] === 'review-request' && payload['phone'] === turn.phone,
    );
    expect(ofTurn).toHaveLength(1);
  });

  it('is refused as there is no review link, until there are reviews; what is long overdue goes no more', async () => {
    const owner = await world.openList(settings);
    const turns = [await attended(owner, { review: true })];
    world.platform.clock.advance(30 * minuteMs);
    await world.sweep();
    await eventually(async () =>
      expect(await thanksOf(turns)).toMatchObject([{ state: 'refused', reason: 'review-link-missing' }]),
    );
    const late = await attended(owner, { review: true });
    await world.service.sql("update turn set thanks_due_at = thanks_due_at - interval '25 hours' where id = $1", [
      late.id,
    ]);
    await world.sweep();
    await eventually(async () =>
      expect(await thanksOf([late])).toMatchObject([{ state: 'refused', reason: 'too-late' }]),
    );
  });

  it('9. killed between the question and the text, it is asked for once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waiting-list-'));
    const owner = await world.openList(settings);
    const turn = await attended(owner, { review: true });
    const now = new Date(world.platform.clock.now().getTime() + 30 * minuteMs).toISOString();
    const doomed = await startDoomed(world, { faultPoint: 'thanks-claimed:1', now, folder });
    expect(await doomed.ended).toBe('SIGKILL');
    expect(await thanksOf([turn])).toEqual([]);
    world.platform.clock.advance(30 * minuteMs);
    await world.sweep();
    await eventually(async () => expect(await thanksOf([turn])).toMatchObject([{ reason: 'review-link-missing' }]));
    await rm(folder, { recursive: true, force: true });
  });
});
