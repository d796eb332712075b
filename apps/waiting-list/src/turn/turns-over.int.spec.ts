import {
  dataOf,
  documents,
  nextPhone,
  startWaitingList,
  turnMembers,
  type Person,
  type TurnShown,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

const book = async (owner: Person): Promise<{ turn: { id: string; number: number }; turnToken: string }> =>
  dataOf(
    await world.public(documents.book, { id: owner.tenantId, input: { firstName: 'Canary', phone: nextPhone() } }),
  );
const change = (owner: Person, id: string, input: object) => owner.data<TurnShown>(documents.change, { id, input });
const correct = (owner: Person, id: string, input: object) =>
  owner.ask(`mutation ($id: ID!, $input: TurnPatch!) { updateTurn(id: $id, input: $input) { ${turnMembers} } }`, {
    id,
    input,
  });
const remove = (owner: Person, id: string) => owner.ask('mutation ($id: ID!) { deleteTurn(id: $id) }', { id });
interface Board {
  ended: TurnShown[];
  replies: { turnId: string }[];
}
const analytics = '{ waitingListAnalytics { turns canceled texts cost } }';

describe('a turn that is over', () => {
  it('is deleted with whatever says who it was of; its number, and what is counted, stay', async () => {
    const owner = await world.openList();
    const [mine, other] = [await book(owner), await book(owner)];
    await world.service.sql(
      `insert into turn_event (tenant_id, turn_id, kind, at, data)
       values ('${owner.tenantId}', '${mine.turn.id}', 'replied', now() + interval '1 day', '{"word":"leave"}')`,
    );
    expect((await owner.data<Board>(documents.board)).replies).toHaveLength(1);
    expect((await remove(owner, mine.turn.id)).error).toMatchObject({ code: 'wrong-state' });
    await change(owner, mine.turn.id, { status: 'canceled', note: 'Canary was here' });
    const before = await owner.data(analytics);
    expect((await remove(owner, mine.turn.id)).error).toBeNull();

    const list = await owner.data<{ data: { id: string }[] }>('{ turns(query: {}) { data { id } } }');
    expect(list.data.map(({ id }) => id)).toEqual([other.turn.id]);
    const board = await owner.data<Board>(documents.board);
    expect([board.ended, board.replies]).toEqual([[], []]);

    for (const answer of [
      await remove(owner, mine.turn.id),
      await owner.ask('query ($id: ID!) { turn(id: $id) { id } }', { id: mine.turn.id }),
      await owner.ask(documents.change, { id: mine.turn.id, input: { status: 'waiting' } }),
      await correct(owner, mine.turn.id, { name: 'Ava' }),
      await world.public(documents.publicTurn, { id: mine.turn.id, token: mine.turnToken }),
      await world.public(documents.act, { id: mine.turn.id, token: mine.turnToken, action: 'come-back' }),
    ])
      expect(answer.error?.code).toBe('not-found');
    // The invariants of the day are looked at when the service stops.
    expect(await owner.data(analytics)).toEqual(before);
    const kept = await world.service.sql(`select row_to_json(t)::text as row from turn t where id = '${mine.turn.id}'`);
    expect(JSON.stringify(kept)).not.toMatch(/Canary|\+614/);
    const third = await book(owner);
    expect(third.turn.number).toBe(3);
  });

  it('is put right while its day is closed, until it is forgotten; what happened stays as it was', async () => {
    const owner = await world.openList();
    const { turn } = await book(owner);
    await owner.data(documents.close, { input: { waiting: 'cancel' } });
    const phone = nextPhone();
    const right = dataOf<TurnShown>(await correct(owner, turn.id, { name: 'Mia Chen', phone, partySize: 4 }));
    expect(right).toMatchObject({ name: 'Mia Chen', phoneInternational: phone, partySize: 4, status: 'canceled' });
    expect(await correct(owner, turn.id, { name: '' })).toMatchObject({ error: { fields: [{ field: 'name' }] } });
    expect((await owner.ask(documents.change, { id: turn.id, input: { name: 'A', version: 1 } })).error?.code).toBe(
      'version-conflict',
    );
    for (const input of [
      { status: 'waiting' },
      { moveTo: 1 },
      { nudge: true },
      { name: 'Zoe', reply: 'kept' },
      { resource: null },
    ])
      expect((await owner.ask(documents.change, { id: turn.id, input })).error).toMatchObject({ code: 'wrong-state' });
    expect(await change(owner, turn.id, { name: 'Zoe', nudge: false })).toMatchObject({ name: 'Zoe' });
    await world.service.sql(`update turn set name = null, code = null where id = '${turn.id}'`);
    expect((await correct(owner, turn.id, { name: 'Mia' })).error).toMatchObject({
      code: 'wrong-state',
      message: 'Who it was of is forgotten.',
    });
  });
});
