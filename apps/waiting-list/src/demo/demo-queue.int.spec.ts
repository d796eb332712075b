import {
  documents,
  startWaitingList,
  type Person,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';
import { makeDemoQueue } from './demo-queue.js';

describe('the waiting list of the demo', () => {
  let list: WaitingListUnderTest;
  let owner: Person;
  beforeAll(async () => {
    list = await startWaitingList();
    owner = await list.person();
    for (const _start of ['first', 'second']) await makeDemoQueue(list.service.app, owner);
  });
  // What always holds of days and turns is looked at as it stops.
  afterAll(() => list.stop());

  it('is yesterday’s, once, and closed today', async () => {
    expect(await owner.data(documents.board)).toMatchObject({ workDay: null, waiting: [], active: [] });
    const { open, waiting } = await owner.data<{ open: boolean; waiting: number }>(documents.publicList, {
      id: owner.tenantId,
    });
    expect([open, waiting]).toEqual([false, 0]);
    const rows = await list.service.sql<{ turns: number; paces: number; texts: number }>(
      'select (select count(*)::int from turn) as turns, (select count(*)::int from queue_pace) as paces, (select count(*)::int from turn_text) as texts',
    );
    expect(rows).toEqual([{ turns: 41, paces: 42, texts: 0 }]);
    expect(list.said).toEqual([]);
  });

  it('lets the café open a day of its own, which begins at one', async () => {
    expect(await owner.data(documents.open, { input: {} })).toMatchObject({ state: 'open', lastNumber: 0 });
    expect(await owner.data(documents.settings, { input: {} })).toMatchObject({ enabled: true });
  });
});
