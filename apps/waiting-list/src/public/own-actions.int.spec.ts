import {
  dataOf,
  documents,
  nextPhone,
  startWaitingList,
  type Person,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

describe('customers with their turn', () => {
  interface Own {
    turn: { id: string; position: number };
    turnToken: string;
  }
  const join = async (owner: Person): Promise<Own> =>
    dataOf(await world.public(documents.book, { id: owner.tenantId, input: { firstName: 'Ava', phone: nextPhone() } }));
  const act = ({ turn, turnToken }: Own, action: string) =>
    world.public(documents.act, { id: turn.id, token: turnToken, action });

  it('let one pass until nobody is behind or they have passed enough', async () => {
    const owner = await world.openList({ letPassMost: 2 });
    const mine = await join(owner);
    expect((await act(mine, 'let-pass')).error?.code).toBe('wrong-state');
    for (let at = 0; at < 4; at += 1) await join(owner);
    expect(dataOf(await act(mine, 'let-pass'))).toMatchObject({ position: 2 });
    expect(dataOf(await act(mine, 'let-pass'))).toMatchObject({ position: 3, canLetPass: false });
    expect((await act(mine, 'let-pass')).error?.code).toBe('wrong-state');
  });

  it('leave, come back within ten minutes, and not after', async () => {
    const owner = await world.openList();
    const [mine] = [await join(owner), await join(owner)];
    expect(dataOf(await act(mine, 'leave'))).toMatchObject({ status: 'canceled' });
    expect(dataOf(await act(mine, 'come-back'))).toMatchObject({ status: 'waiting', position: 1 });
    await act(mine, 'leave');
    world.platform.clock.advance(11 * 60_000);
    expect((await act(mine, 'come-back')).error).toMatchObject({
      code: 'wrong-state',
      message: 'Join the list again.',
    });
  });

  it('come back no oftener than three times, to no full or paused list; after they were called, too', async () => {
    const owner = await world.openList({ capacity: 2 });
    const [mine, other] = [await join(owner), await join(owner)];
    await act(mine, 'leave');
    await owner.data(documents.pause, { input: { paused: true } });
    expect((await act(mine, 'come-back')).error).toMatchObject({
      code: 'wrong-state',
      message: 'No new turns for a moment. Ask at the counter.',
    });
    await owner.data(documents.pause, { input: { paused: false } });
    await owner.data(documents.settings, { input: { enabled: false } });
    expect((await act(mine, 'come-back')).error?.message).toMatch('is not taking turns now.');
    await owner.data(documents.settings, { input: { enabled: true } });
    const third = await join(owner);
    expect((await act(mine, 'come-back')).error?.code).toBe('wrong-state');
    await act(third, 'leave');
    for (let time = 0; time < 3; time += 1) {
      expect(dataOf(await act(mine, 'come-back'))).toMatchObject({ position: 1 });
      await act(mine, 'leave');
    }
    expect((await act(mine, 'come-back')).error?.code).toBe('wrong-state');
    await owner.data(documents.callNext, { input: {} });
    await act(other, 'leave');
    expect(dataOf(await act(other, 'come-back'))).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('say that they are coming, and nothing with the token of another turn', async () => {
    const owner = await world.openList();
    const [mine, other] = [await join(owner), await join(owner)];
    expect(dataOf(await act(mine, 'on-my-way'))).toMatchObject({ onMyWay: true });
    expect((await act({ ...mine, turnToken: other.turnToken }, 'leave')).error?.code).toBe('not-found');
  });
});
