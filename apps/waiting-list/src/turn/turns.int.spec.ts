import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import {
  dataOf,
  documents,
  nextPhone,
  startWaitingList,
  type Person,
  type TurnShown,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';
import type { Status } from './turn.js';

interface Board {
  workDay: { id: string; state: string; waiting: number; active: number } | null;
  active: TurnShown[];
  waiting: TurnShown[];
  ended: TurnShown[];
}

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

const add = (owner: Person, input: object = {}): Promise<TurnShown> =>
  owner.data<TurnShown>(documents.add, { input: { firstName: 'Ava', phone: nextPhone(), ...input } });
const fill = async (owner: Person, count: number): Promise<TurnShown[]> => {
  const made: TurnShown[] = [];
  for (let at = 0; at < count; at += 1) made.push(await add(owner));
  return made;
};
const change = (by: Person, id: string, input: object) => by.ask(documents.change, { id, input });
const changed = async (by: Person, id: string, input: object): Promise<TurnShown> =>
  dataOf(await change(by, id, input));
const board = (by: Person): Promise<Board> => by.data<Board>(documents.board);
const colleague = (owner: Person): Promise<Person> =>
  world.person({ tenantId: owner.tenantId, permissions: ['merchant-editor'] });

/** What was said of a business, once there is as much as is waited for. */
const heard = async ({ tenantId }: Person, type: string, count: number): Promise<Record<string, unknown>[]> => {
  const of = () => world.said.filter((each) => each.tenantId === tenantId && each.type === type);
  await eventually(async () => expect(of().length).toBe(count));
  return of().map(({ payload }) => payload);
};

/** Brings a new turn into a status. */
async function turnIn(owner: Person, status: Status): Promise<TurnShown> {
  const turn = await add(owner);
  if (status === 'waiting') return turn;
  if (status === 'canceled') return changed(owner, turn.id, { status: 'canceled' });
  const active = await changed(owner, turn.id, { status: 'active' });
  return status === 'active' ? active : changed(owner, turn.id, { status: 'attended' });
}

describe('staff at the list', () => {
  it('5. of two who call one turn, one gets it and the other is told by whom', async () => {
    const owner = await world.openList();
    const sam = await colleague(owner);
    for (let round = 0; round < 50; round += 1) {
      const turn = await add(owner);
      const call = { status: 'active', from: 'waiting' };
      const answers = await Promise.all([change(owner, turn.id, call), change(sam, turn.id, call)]);
      const lost = answers.filter(({ error }) => error !== null);
      expect(lost.map(({ error }) => error?.code)).toEqual(['wrong-state']);
      expect(lost[0]?.error?.message).toMatch(new RegExp(`^Turn ${turn.number} is already being attended`));
      // Who has it presses again, and nothing follows.
      const winner = answers[0]?.error === null ? owner : sam;
      expect(await changed(winner, turn.id, call)).toMatchObject({ status: 'active' });
      await changed(owner, turn.id, { status: 'attended' });
    }
  });

  it('6. twenty calls of who is next at once get twenty turns', async () => {
    const owner = await world.openList();
    await fill(owner, 21);
    const called = await Promise.all(
      Array.from({ length: 20 }, () => owner.data<TurnShown>(documents.callNext, { input: {} })),
    );
    expect(called.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect((await board(owner)).waiting.map(({ number }) => number)).toEqual([21]);
    await owner.data(documents.callNext, { input: {} });
    expect((await owner.ask(documents.callNext, { input: {} })).error?.code).toBe('not-found');
  });

  describe('7. the table of states', () => {
    const steps: Record<Status, readonly Status[]> = {
      waiting: ['active', 'canceled'],
      active: ['attended', 'waiting', 'canceled'],
      attended: ['active'],
      canceled: ['waiting'],
    };
    const statuses = Object.keys(steps) as Status[];
    const cells = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

    it.each(cells)('from %s to %s', async (from, to) => {
      const owner = await world.openList();
      const turn = await turnIn(owner, from);
      for (const permissions of [['campaign-editor'], []] as const) {
        const member = await world.person({ tenantId: owner.tenantId, permissions });
        expect((await change(member, turn.id, { status: to })).error?.code).toBe('forbidden');
      }
      const stranger = await world.openList();
      expect((await change(stranger, turn.id, { status: to })).error?.code).toBe('not-found');
      expect((await world.public(documents.change, { id: turn.id, input: { status: to } })).error?.code).toBe(
        'unauthorized',
      );
      const { data, error } = await change(await colleague(owner), turn.id, { status: to });
      if (from === to || steps[from].includes(to)) expect(data?.['changeTurn']).toMatchObject({ status: to });
      else expect(error?.code).toBe('wrong-state');
    });
  });

  it('puts who is not here back into the line, and takes them off the second time', async () => {
    const owner = await world.openList({ requeueAfter: 2, mostNoShows: 1 });
    const [first] = await fill(owner, 5);
    const notHere = { status: 'waiting', from: 'active' };
    await changed(owner, first!.id, { status: 'active' });
    expect(await changed(owner, first!.id, notHere)).toMatchObject({ status: 'waiting', position: 3, noShows: 1 });
    expect((await board(owner)).waiting.map(({ number }) => number)).toEqual([2, 3, 1, 4, 5]);
    await changed(owner, first!.id, { status: 'active' });
    expect(await changed(owner, first!.id, notHere)).toMatchObject({
      status: 'canceled',
      reason: 'no-show',
      noShows: 2,
    });
  });

  it('8. moves, passes and no-shows give places 1 to n, as a plain list has them', async () => {
    const owner = await world.openList({ letPassMost: 10, requeueAfter: 3, mostNoShows: 3 });
    const made = await fill(owner, 12);
    let model = made.map(({ id }) => id);
    // A small generator of our own, so that a failure comes again.
    let seed = 42;
    const draw = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    for (let step = 0; step < 400; step += 1) {
      const id = model[draw(model.length)]!;
      const place = 1 + draw(model.length);
      await changed(owner, id, { moveTo: place });
      model = model.filter((each) => each !== id);
      model.splice(place - 1, 0, id);
      if (step % 40 === 0) {
        const { waiting } = await board(owner);
        expect(waiting.map((each) => each.id)).toEqual(model);
        expect(waiting.map(({ position }) => position)).toEqual(model.map((_, at) => at + 1));
      }
    }
    expect((await board(owner)).waiting.map((each) => each.id)).toEqual(model);
  });

  it('nudges twice, five minutes apart', async () => {
    const owner = await world.openList();
    const turn = await add(owner);
    expect((await changed(owner, turn.id, { nudge: true })).texts.map(({ kind }) => kind)).toEqual([
      'almost-ready',
      'queue-confirmation',
    ]);
    world.platform.clock.advance(2 * 60_000);
    expect((await change(owner, turn.id, { nudge: true })).error).toMatchObject({
      code: 'wrong-state',
      message: 'Nudged 2 min ago.',
    });
    world.platform.clock.advance(4 * 60_000);
    await changed(owner, turn.id, { nudge: true });
    world.platform.clock.advance(6 * 60_000);
    expect((await change(owner, turn.id, { nudge: true })).error?.code).toBe('wrong-state');
  });

  it('10. asks for each text once, at its moment', async () => {
    const owner = await world.openList({ almostReadyAhead: 1 });
    const turns = await fill(owner, 4);
    const kindsOf = async (at: number): Promise<string[]> =>
      (
        await world.service.sql<{ kind: string }>('select kind from turn_text where turn_id = $1 order by kind', [
          turns[at]!.id,
        ])
      ).map(({ kind }) => kind);
    expect(await kindsOf(3)).toEqual(['queue-confirmation']);
    await changed(owner, turns[0]!.id, { status: 'active' });
    // The second was near when it joined; the third has come near now.
    expect(await kindsOf(0)).toEqual(['its-your-turn', 'queue-confirmation']);
    expect(await kindsOf(1)).toEqual(['queue-confirmation']);
    expect(await kindsOf(2)).toEqual(['almost-ready', 'queue-confirmation']);
    await changed(owner, turns[1]!.id, { status: 'canceled' });
    expect(await kindsOf(1)).toEqual(['cancellation-turn', 'queue-confirmation']);
    expect(await kindsOf(2)).toEqual(['almost-ready', 'queue-confirmation']);
    expect(await kindsOf(3)).toEqual(['almost-ready', 'queue-confirmation']);
    const asked = await heard(owner, 'text.requested', 8);
    expect(new Set(asked.map(({ textId }) => textId)).size).toBe(8);
    expect(new Set(asked.map(({ purpose }) => purpose))).toEqual(new Set(['turn']));
  });

  it('18. closed with keep calls on, takes nobody new, and closes itself after the last', async () => {
    const owner = await world.openList();
    const [first, second] = await fill(owner, 2);
    const refused = (await owner.ask(documents.close, { input: {} })).error;
    expect(refused).toMatchObject({ code: 'wrong-state', message: '2 people are still waiting.' });
    expect(await owner.data(documents.close, { input: { waiting: 'keep' } })).toMatchObject({ state: 'closing' });
    expect((await owner.ask(documents.add, { input: { firstName: 'Late' } })).error?.code).toBe('waiting-list-closed');
    await changed(owner, first!.id, { status: 'active' });
    await changed(owner, first!.id, { status: 'attended' });
    expect((await board(owner)).workDay).toMatchObject({ state: 'closing', waiting: 1 });
    await changed(owner, second!.id, { status: 'canceled' });
    expect((await board(owner)).workDay).toBeNull();
    const days = await heard(owner, 'work-day.changed', 3);
    expect(days.map(({ state }) => state)).toEqual(['open', 'closing', 'closed']);
    // Closed again: the last one.
    expect(await owner.data(documents.close, { input: {} })).toMatchObject({ state: 'closed' });
  });

  it('closed with cancel takes all off, with their text', async () => {
    const owner = await world.openList();
    const [first] = await fill(owner, 3);
    await changed(owner, first!.id, { status: 'active' });
    expect(await owner.data(documents.close, { input: { waiting: 'cancel' } })).toMatchObject({
      state: 'closed',
      waiting: 0,
      active: 0,
    });
    const { ended } = await board(owner);
    expect(ended.map(({ status, reason }) => `${status} ${reason}`)).toEqual(Array(3).fill('canceled day-closed'));
    expect(ended.every(({ texts }) => texts.some(({ kind }) => kind === 'cancellation-turn'))).toBe(true);
  });

  it('undo nothing while the phone has another turn, and nothing of a day that is over', async () => {
    const owner = await world.openList();
    const phone = nextPhone();
    const first = await add(owner, { phone });
    await changed(owner, first.id, { status: 'canceled' });
    const second = await add(owner, { phone });
    expect((await change(owner, first.id, { status: 'waiting' })).error?.code).toBe('wrong-state');
    await changed(owner, second.id, { status: 'canceled' });
    await changed(owner, first.id, { status: 'waiting' });
    await changed(owner, first.id, { status: 'canceled' });
    await owner.data(documents.close, { input: {} });
    expect((await change(owner, first.id, { status: 'waiting' })).error?.code).toBe('wrong-state');
  });

  it('says what is wrong with a correction by its field, and refuses an old version', async () => {
    const owner = await world.openList({ mostPartySize: 6 });
    const turn = await add(owner);
    for (const [input, field] of [
      [{ partySize: 7 }, 'partySize'],
      [{ resource: 'nobody' }, 'resource'],
      [{ phone: '12' }, 'phone'],
      [{ moveTo: 0 }, 'moveTo'],
    ] as const)
      expect((await change(owner, turn.id, input)).error?.fields.map((each) => each.field)).toEqual([field]);
    const renamed = await changed(owner, turn.id, { name: 'Mia Chen', partySize: 3, version: turn.version });
    expect(renamed).toMatchObject({ name: 'Mia Chen', partySize: 3, version: turn.version + 1 });
    expect((await change(owner, turn.id, { name: 'Sam', version: turn.version })).error?.code).toBe('version-conflict');
    expect((await change(owner, newId(), { status: 'active' })).error?.code).toBe('not-found');
  });
});

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

  it('say that they are coming, and nothing with the token of another turn', async () => {
    const owner = await world.openList();
    const [mine, other] = [await join(owner), await join(owner)];
    expect(dataOf(await act(mine, 'on-my-way'))).toMatchObject({ onMyWay: true });
    expect((await act({ ...mine, turnToken: other.turnToken }, 'leave')).error?.code).toBe('not-found');
  });
});
