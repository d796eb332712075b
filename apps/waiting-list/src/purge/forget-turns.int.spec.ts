import { eventually } from '@bellbird/testing';
import {
  dataOf,
  documents,
  nextPhone,
  startWaitingList,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';
import { waitingListService } from '../waiting-list.module.js';

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

const analytics =
  '{ waitingListAnalytics { turns attended canceled waitMedianSeconds byDay { date turns } byHour { hour turns } } }';

it('23. forgets who was here after ninety days, and counts the same', async () => {
  const owner = await world.openList();
  const join = async (firstName: string) =>
    dataOf<{ turn: { id: string }; turnToken: string; turnUrl: string }>(
      await world.public(documents.book, {
        id: owner.tenantId,
        input: { firstName, lastName: 'Canaryson', phone: nextPhone(), note: 'pram', consent: { review: true } },
      }),
    );
  const [old, fresh] = [await join('Ava'), await join('Mia')];
  for (const { turn } of [old, fresh])
    await owner.data(documents.change, { id: turn.id, input: { status: 'canceled' } });
  const before = await owner.ask(analytics);
  // Of real time, which a spec cannot wait for.
  await world.service.sql("update turn set booked_at = now() - interval '91 days' where id = $1", [old.turn.id]);
  await world.service.sql('update turn set booked_at = now() where id = $1', [fresh.turn.id]);
  // Each start is a turn of every schedule.
  await world.platform.start(waitingListService);
  await eventually(async () =>
    expect((await world.public(documents.publicTurn, { id: old.turn.id, token: old.turnToken })).error?.code).toBe(
      'not-found',
    ),
  );
  const rows = await world.service.sql('select t::text as row from turn t where id = $1', [old.turn.id]);
  expect(JSON.stringify(rows)).not.toMatch(/Ava|Canaryson|pram|\+61|wording/);
  const { data } = await world.public('query ($code: String!) { turnLink(code: $code) { turnId } }', {
    code: old.turnUrl.split('/').at(-1),
  });
  expect(data?.['turnLink']).toBeNull();
  expect((await world.public(documents.publicTurn, { id: fresh.turn.id, token: fresh.turnToken })).error).toBeNull();
  const figures = ({ data: shown }: typeof before) => {
    const { byHour: _hours, ...rest } = shown!['waitingListAnalytics'] as Record<string, unknown>;
    return { ...rest, waitMedianSeconds: null };
  };
  expect(figures(await owner.ask(analytics))).toEqual(figures(before));
});
