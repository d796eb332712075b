import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
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
import { NoReviews, type ClaimedReview, type ReviewClaim } from './turn-reviews.js';

const minuteMs = 60_000;
const settings = { messages: { 'thank-and-review': { enabled: true } } };

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => world.stop());

async function attended(owner: Person, consent: Record<string, boolean>): Promise<{ id: string; phone: string }> {
  const phone = nextPhone();
  const input = { firstName: 'Ava', phone, consent };
  const { turn } = dataOf<{ turn: { id: string } }>(await world.public(documents.book, { id: owner.tenantId, input }));
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
  it('goes to who ticked the box or is subscribed, where nobody asked of late, at its hour', async () => {
    const { clock } = world.platform;
    // 21:30 in Sydney.
    clock.set('2026-11-20T10:30:00.000Z');
    const owner = await world.openList(settings);
    const subscribed = new Set<string>();
    const askedOfLate = new Set<string>();
    standInForReviews(subscribed, askedOfLate);
    const cases: { id: string; phone: string; consent: string; isAskedOfLate: boolean }[] = [];
    for (const consent of ['express', 'subscribed', 'neither', 'unsubscribed'])
      for (const isAskedOfLate of [false, true]) {
        const turn = await attended(owner, { review: consent === 'express' });
        if (consent === 'subscribed') subscribed.add(turn.phone);
        if (isAskedOfLate) askedOfLate.add(turn.phone);
        cases.push({ ...turn, consent, isAskedOfLate });
      }
    const reviews = cases.filter(({ consent }) => consent !== 'express');
    const asked = cases.filter(({ consent }) => consent === 'express');

    clock.advance(29 * minuteMs);
    await world.sweep();
    expect(await thanksOf(cases)).toEqual([]);
    clock.advance(minuteMs);
    await world.sweep();
    await eventually(async () => expect(await thanksOf(cases)).toHaveLength(reviews.length));
    const night = clock.now();
    clock.set('2026-11-20T22:00:00.000Z');
    await world.sweep();
    await eventually(async () => expect(await thanksOf(cases)).toHaveLength(cases.length));
    const morning = clock.now();

    const outcomes = new Map((await thanksOf(cases)).map(({ id, state, reason, at }) => [id, { state, reason, at }]));
    for (const { id, consent, isAskedOfLate } of cases) {
      const maybe = consent === 'express' || consent === 'subscribed';
      expect({ consent, isAskedOfLate, ...outcomes.get(id) }).toEqual({
        consent,
        isAskedOfLate,
        state: maybe && !isAskedOfLate ? 'asked' : 'refused',
        reason: !maybe ? 'no-consent' : isAskedOfLate ? 'recently-asked' : null,
        at: consent === 'express' ? morning : night,
      });
    }
    const requests = (): Record<string, unknown>[] =>
      world.said.flatMap(({ type, tenantId, payload }) =>
        type === 'text.requested' && tenantId === owner.tenantId && payload['purpose'] === 'review-request'
          ? [payload]
          : [],
      );
    await eventually(() => expect(requests()).toHaveLength(2));
    const [review, express] = requests();
    expect(review).toMatchObject({
      phone: reviews[0]!.phone,
      messageType: 'review',
      notAfter: '2026-11-22T11:00:00.000Z',
      text: expect.stringContaining('/r/') as unknown,
    });
    expect(express).toMatchObject({
      phone: asked[0]!.phone,
      messageType: 'transactional',
      notAfter: '2026-11-21T22:00:00.000Z',
      text: expect.stringContaining('/r/') as unknown,
    });
  });

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
