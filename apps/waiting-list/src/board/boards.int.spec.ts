import {
  documents,
  nextPhone,
  startWaitingList,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';

let world: WaitingListUnderTest;
beforeAll(async () => (world = await startWaitingList()));
afterAll(() => world.stop());

interface Board {
  workDay: { waiting: number; active: number };
  waiting: { id: string }[];
  active: { id: string }[];
}

it('shows one moment, however fast the list changes', async () => {
  const owner = await world.openList();
  for (let each = 0; each < 30; each += 1)
    await owner.data(documents.add, { input: { firstName: 'Ava', phone: nextPhone() } });
  let isChanging = true;
  const change = async (): Promise<void> => {
    for (let each = 0; each < 40; each += 1) {
      const { id } = await owner.data<{ id: string }>('mutation { callNextTurn(input: {}) { id } }');
      await owner.data(documents.change, { id, input: { status: 'waiting', from: 'active' } });
    }
    isChanging = false;
  };
  const look = async (): Promise<number> => {
    let seen = 0;
    for (; isChanging; seen += 1) {
      const { workDay, waiting, active } = await owner.data<Board>(
        '{ waitingListBoard { workDay { waiting active } waiting { id } active { id } } }',
      );
      expect({ waiting: waiting.length, active: active.length }).toEqual(workDay);
      const shown = [...waiting, ...active].map(({ id }) => id);
      expect(new Set(shown).size).toBe(shown.length);
    }
    return seen;
  };
  const [, ...seen] = await Promise.all([change(), look(), look()]);
  expect(Math.min(...seen)).toBeGreaterThan(5);
});
