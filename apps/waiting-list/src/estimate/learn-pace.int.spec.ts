import { eventually } from '@bellbird/testing';
import {
  documents,
  nextPhone,
  startWaitingList,
  type TurnShown,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

interface Board {
  estimate: { minutes: number; low: number; high: number; learned: number };
}

it('16. learns from a closed day what is usual at that weekday and hour, and quotes by it a week later', async () => {
  const { clock } = world.platform;
  // A Friday in Sydney, 10:00.
  clock.set('2026-11-20T23:00:00.000Z');
  const owner = await world.openList();
  const turns = 24;
  for (let each = 0; each < turns; each += 1)
    await owner.data(documents.add, { input: { firstName: 'Ava', phone: nextPhone() } });
  for (let each = 0; each < turns; each += 1) {
    const { id } = await owner.data<TurnShown>(documents.callNext, { input: {} });
    await owner.data(documents.change, { id, input: { status: 'attended' } });
    clock.advance(2 * 60_000);
  }
  // Who was called and not there has a gap and no call: it teaches nothing, and keeps nothing from being learned.
  const late = [await owner.data<TurnShown>(documents.add, { input: { firstName: 'Mia', phone: nextPhone() } })];
  await owner.data(documents.callNext, { input: {} });
  await owner.data(documents.change, { id: late[0]!.id, input: { status: 'waiting', from: 'active' } });
  await owner.data(documents.close, { input: { waiting: 'cancel' } });
  const paces = (): Promise<Record<string, unknown>[]> =>
    world.service.sql(
      'select resource, weekday, hour, samples, median_seconds as median from queue_pace where tenant_id = $1 order by hour',
      [owner.tenantId],
    );
  await eventually(async () =>
    expect(await paces()).toEqual([{ resource: '', weekday: 6, hour: 10, samples: turns - 1, median: 120 }]),
  );
  clock.set('2026-11-27T23:30:00.000Z');
  await owner.data(documents.open, { input: {} });
  await owner.data(documents.add, { input: { firstName: 'Ava', phone: nextPhone() } });
  // Two minutes a turn, as a week ago, and not the five of the settings; for the second in the line.
  expect((await owner.data<Board>(documents.board)).estimate).toMatchObject({ minutes: 4, learned: 0 });
});
