import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@bellbird/database';
import { startDoomed } from '../../test/doomed-waiting-list.js';
import {
  brokenInvariants,
  dataOf,
  documents,
  nextPhone,
  startWaitingList,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';

/** With `test:long` ten times (bookings-killed.long.spec.ts). */
const times = Number(process.env['FAULT_POINT_TIMES'] ?? 1);
const points = ['after-number', 'after-turns', 'before-commit', 'after-commit'];
const many = 200;

interface Booked {
  turn: { number: number };
}

describe('9. bookings whose service is killed -9 at each of its points', () => {
  let world: WaitingListUnderTest;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waiting-list-'));
    world = await startWaitingList();
  });
  afterAll(async () => {
    await world.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(Array.from({ length: times }, () => points).flat())(
    '%s: what was answered is there, the rest wholly or not, and the same key answers it',
    async (point) => {
      const owner = await world.openList();
      // In the second group, so that some were answered before.
      const doomed = await startDoomed(world, { faultPoint: `${point}:2`, now: '2026-11-20T01:00:00.000Z', folder });
      const url = (await doomed.waitForLine(/ready at/)).split(' ').at(-1)!;
      const wishes = Array.from({ length: many }, () => ({
        key: newId(),
        variables: { id: owner.tenantId, input: { firstName: 'Ava', phone: nextPhone() } },
      }));
      const answered = await Promise.all(
        wishes.map(({ key, variables }) =>
          fetch(`${url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify({ query: documents.book, variables }),
          })
            .then(async (answer) => ((await answer.json()) as { data: { bookTurn: Booked } }).data.bookTurn.turn.number)
            .catch(() => null),
        ),
      );
      expect(await doomed.ended).toBe('SIGKILL');
      expect(answered.filter((number) => number === null).length).toBeGreaterThan(0);
      expect(await brokenInvariants(world.service)).toEqual([]);
      const again = await Promise.all(
        wishes.map(async ({ key, variables }) => {
          const answer = await world.public(documents.book, variables, { 'idempotency-key': key });
          return dataOf<Booked>(answer).turn.number;
        }),
      );
      expect(answered.map((number, at) => number ?? again[at])).toEqual(again);
      expect(again.toSorted((a, b) => a - b)).toEqual(Array.from({ length: many }, (_, at) => at + 1));
    },
    60_000,
  );
});
