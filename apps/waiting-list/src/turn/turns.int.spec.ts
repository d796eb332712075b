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

/** With `test:long` 10,000 (turns.long.spec.ts). */
const operationsOfOrder = Number(process.env['OPERATIONS_OF_ORDER'] ?? 300);

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

/** The same of one that a customer booked, with its token. */
async function ownTurnIn(owner: Person, status: Status): Promise<{ turn: { id: string }; turnToken: string }> {
  const input = { firstName: 'Ava', phone: nextPhone() };
  const own = dataOf<{ turn: { id: string }; turnToken: string }>(
    await world.public(documents.book, { id: owner.tenantId, input }),
  );
  if (status === 'active' || status === 'attended') await changed(owner, own.turn.id, { status: 'active' });
  if (status === 'attended' || status === 'canceled') await changed(owner, own.turn.id, { status });
  return own;
}

describe('staff at the list', () => {
  it('5. of two who call one turn, one gets it and the other is told by whom', async () => {
    const owner = await world.openList();
    const sam = await colleague(owner);
    world.names.set(owner.userId, 'Mia').set(sam.userId, 'Sam');
    for (let round = 0; round < 200; round += 1) {
      const turn = await add(owner);
      const call = { status: 'active', from: 'waiting' };
      const answers = await Promise.all([change(owner, turn.id, call), change(sam, turn.id, call)]);
      const lost = answers.filter(({ error }) => error !== null);
      expect(lost.map(({ error }) => error?.code)).toEqual(['wrong-state']);
      const winner = answers[0]?.error === null ? owner : sam;
      const name = world.names.get(winner.userId);
      expect(lost[0]?.error?.message).toBe(`Turn ${turn.number} is already being attended by ${name}.`);
      // Who has it presses again, and nothing follows.
      expect(await changed(winner, turn.id, call)).toMatchObject({
        status: 'active',
        attendingBy: { id: winner.userId, name },
      });
      await changed(owner, turn.id, { status: 'attended' });
    }
  });

  it('5. who was slower is told the same each time the call is made again with its key', async () => {
    const owner = await world.openList();
    const sam = await colleague(owner);
    world.names.set(sam.userId, 'Sam');
    const turn = await add(owner);
    await changed(sam, turn.id, { status: 'active', from: 'waiting' });
    const key = { 'idempotency-key': 'the-slower-call' };
    for (let time = 0; time < 2; time += 1) {
      const { error } = await owner.ask(
        documents.change,
        { id: turn.id, input: { status: 'active', from: 'waiting' } },
        key,
      );
      expect(error?.code).toBe('wrong-state');
      expect(error?.message).toBe(`Turn ${turn.number} is already being attended by Sam.`);
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
      for (const [by, id] of [
        [await colleague(owner), turn.id],
        [owner, (await turnIn(owner, from)).id],
      ] as const) {
        const { data, error } = await change(by, id, { status: to });
        if (from === to || steps[from].includes(to)) expect(data?.['changeTurn']).toMatchObject({ status: to });
        else expect(error?.code).toBe('wrong-state');
      }
      await customersStep(owner, from, to);
    });

    /** The customer leaves, or comes back to what staff took off; every other step is none of theirs, nor of another's token. */
    async function customersStep(owner: Person, from: Status, to: Status): Promise<void> {
      const [mine, other] = [await ownTurnIn(owner, from), await ownTurnIn(owner, 'waiting')];
      const bearer = { authorization: `Bearer ${mine.turnToken}` };
      const asStaff = await world.public(documents.change, { id: mine.turn.id, input: { status: to } }, bearer);
      expect(asStaff.error?.code).toBe('unauthorized');
      const action = { waiting: 'come-back', canceled: 'leave', active: 'on-my-way', attended: 'on-my-way' }[to];
      const act = (turnToken: string) =>
        world.public(
          documents.act,
          { id: mine.turn.id, token: turnToken, action },
          { 'x-bellbird-remote-address': `2001:db8::${mine.turn.id.slice(-4)}` },
        );
      expect((await act(other.turnToken)).error?.code).toBe('not-found');
      const statusNow = async (): Promise<unknown> =>
        (await world.service.sql('select status from turn where id = $1', [mine.turn.id]))[0]?.['status'];
      expect(await statusNow()).toBe(from);
      const { error } = await act(mine.turnToken);
      const mayLeave = to === 'canceled' && (from === 'waiting' || from === 'active');
      const isSoAlready = from === to && (to === 'waiting' || to === 'canceled');
      const isComing = action === 'on-my-way' && (from === 'waiting' || from === 'active');
      expect(error?.code).toBe(mayLeave || isSoAlready || isComing ? undefined : 'wrong-state');
      expect(await statusNow()).toBe(mayLeave ? 'canceled' : from);
    }
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

  it('8. bookings, moves, passes, no-shows and undone ends give places 1 to n, as a plain list has them', async () => {
    const [letPassMost, requeueAfter, mostNoShows] = [10, 3, 3];
    const owner = await world.openList({ letPassMost, requeueAfter, mostNoShows });
    interface Place {
      id: string;
      token: string;
      passes: number;
      noShows: number;
    }
    const line: Place[] = [];
    // A small generator of our own, so that a failure comes again.
    let seed = 42;
    const draw = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    const put = (place: Place, at: number): void => {
      line.splice(line.indexOf(place), 1);
      line.splice(at, 0, place);
    };
    const book = async (): Promise<void> => {
      const input = { firstName: 'Ava', phone: nextPhone() };
      const { turn, turnToken } = dataOf<{ turn: { id: string }; turnToken: string }>(
        await world.public(documents.book, { id: owner.tenantId, input }),
      );
      line.push({ id: turn.id, token: turnToken, passes: 0, noShows: 0 });
    };
    const operations: ((place: Place) => Promise<void>)[] = [
      async (place) => {
        const at = draw(line.length);
        await changed(owner, place.id, { moveTo: at + 1 });
        put(place, at);
      },
      async (place) => {
        const at = line.indexOf(place);
        const { error } = await world.public(documents.act, { id: place.id, token: place.token, action: 'let-pass' });
        const mayPass = at < line.length - 1 && place.passes < letPassMost;
        expect(error?.code).toBe(mayPass ? undefined : 'wrong-state');
        if (!mayPass) return;
        place.passes += 1;
        put(place, at + 1);
      },
      async (place) => {
        await changed(owner, place.id, { status: 'active' });
        const { status } = await changed(owner, place.id, { status: 'waiting', from: 'active' });
        place.noShows += 1;
        put(place, Math.min(requeueAfter, line.length - 1));
        expect(status).toBe(place.noShows > mostNoShows ? 'canceled' : 'waiting');
        if (status === 'canceled') line.splice(line.indexOf(place), 1);
      },
      async (place) => {
        await changed(owner, place.id, { status: 'canceled' });
        await changed(owner, place.id, { status: 'waiting' });
      },
    ];
    for (let step = 0; step < operationsOfOrder; step += 1) {
      if (line.length < 3 || (line.length < 25 && draw(5) === 0)) await book();
      else await operations[draw(operations.length)]!(line[draw(line.length)]!);
      if (step % 25 !== 0) continue;
      const { waiting } = await board(owner);
      expect(waiting.map(({ id, position }) => [id, position])).toEqual(line.map(({ id }, at) => [id, at + 1]));
    }
    expect((await board(owner)).waiting.map(({ id }) => id)).toEqual(line.map(({ id }) => id));
  });

  it('8. who joins stands behind all who were put last', async () => {
    const owner = await world.openList();
    const [first, second] = await fill(owner, 2);
    for (const turn of [first, second, first]) await changed(owner, turn!.id, { moveTo: 2 });
    await add(owner);
    expect((await board(owner)).waiting.map(({ number }) => number)).toEqual([2, 1, 3]);
  });

  it('8. undone after the places were dealt anew, a turn stands where it stood', async () => {
    const owner = await world.openList();
    const turns = await fill(owner, 5);
    await changed(owner, turns[2]!.id, { status: 'canceled' });
    // Each halves the room behind the first, which is for twenty.
    for (let time = 0; time < 30; time += 1) await changed(owner, turns[3 + (time % 2)]!.id, { moveTo: 2 });
    await changed(owner, turns[2]!.id, { status: 'waiting' });
    expect((await board(owner)).waiting.map(({ number }) => number)).toEqual([1, 5, 4, 2, 3]);
  });

  it('writes nothing of a change whose step leads nowhere', async () => {
    const owner = await world.openList();
    const turn = await add(owner);
    expect((await change(owner, turn.id, { name: 'Mia Chen', partySize: 7, status: 'attended' })).error?.code).toBe(
      'wrong-state',
    );
    const [row] = await world.service.sql('select name, party_size, version from turn where id = $1', [turn.id]);
    expect(row).toEqual({ name: 'Ava', party_size: null, version: 1 });
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
    const { version } = await changed(owner, turn.id, { nudge: true });
    await changed(owner, turn.id, { partySize: 3, version });
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

  it('is corrected by the generic call too, which moves nobody; lists know how long each waited', async () => {
    const owner = await world.openList();
    const turn = await add(owner);
    const update = (input: object, by = owner) =>
      by.ask(
        'mutation ($id: ID!, $input: TurnPatch!) { updateTurn(id: $id, input: $input) { name partySize status version } }',
        {
          id: turn.id,
          input,
        },
      );
    expect(dataOf(await update({ name: 'Mia Chen', partySize: 2, version: turn.version }))).toMatchObject({
      name: 'Mia Chen',
      partySize: 2,
      status: 'waiting',
    });
    expect((await update({ name: 'Sam', version: turn.version })).error?.code).toBe('version-conflict');
    expect((await update({ partySize: 51 })).error?.fields[0]?.field).toBe('partySize');
    expect((await update({ name: 'Sam' }, await world.person())).error?.code).toBe('not-found');
    world.platform.clock.advance(12 * 60_000);
    await changed(owner, turn.id, { status: 'active' });
    const filters = [{ field: 'waitedMinutes', type: 'number', operation: 'greaterThan', value: 11 }];
    expect(
      await owner.data('query ($q: ListQuery) { turns(query: $q) { data { id waitedMinutes } } }', { q: { filters } }),
    ).toEqual({ data: [{ id: turn.id, waitedMinutes: 12 }] });
  });

  it('is taken off for the reason that is given, with a text only where it is the business that takes it off', async () => {
    const owner = await world.openList();
    const [left, sent] = [await add(owner), await add(owner)];
    expect((await change(owner, left.id, { status: 'active', reason: 'staff' })).error?.fields[0]?.field).toBe(
      'reason',
    );
    const kinds = ({ texts }: TurnShown): string[] => texts.map(({ kind }) => kind).sort();
    const gone = await changed(owner, left.id, { status: 'canceled', reason: 'customer' });
    expect([gone.reason, kinds(gone)]).toEqual(['customer', ['queue-confirmation']]);
    const taken = await changed(owner, sent.id, { status: 'canceled' });
    expect([taken.reason, kinds(taken)]).toEqual(['staff', ['cancellation-turn', 'queue-confirmation']]);
  });

  it('waits in the line of who it is for, where those for anybody stand too', async () => {
    const owner = await world.openList({
      resources: [{ name: 'Mia' }, { name: 'Constructor', minutesPerTurn: '10.0' }],
    });
    const [anybody, mia, other, second] = [
      await add(owner),
      await add(owner, { resource: 'mia' }),
      await add(owner, { resource: 'constructor' }),
      await add(owner, { resource: 'mia' }),
    ] as const;
    const places = async (): Promise<(number | null)[]> => (await board(owner)).waiting.map(({ position }) => position);
    expect(await places()).toEqual([1, 2, 2, 3]);
    expect(await changed(owner, second.id, { moveTo: 1 })).toMatchObject({ position: 1 });
    expect(await places()).toEqual([1, 1, 3, 2]);
    expect(dataOf<TurnShown>(await owner.ask(documents.callNext, { input: { resource: 'mia' } })).id).toBe(second.id);
    expect(dataOf<TurnShown>(await owner.ask(documents.callNext, { input: { resource: 'constructor' } })).id).toBe(
      anybody.id,
    );
    expect((await board(owner)).waiting.map(({ id, position }) => [id, position])).toEqual([
      [mia.id, 1],
      [other.id, 1],
    ]);
  });

  it('goes on whatever cannot be texted: a phone of no country, a text of which nothing is left', async () => {
    const owner = await world.openList();
    const turns = [await add(owner, { phone: '+80012345678' }), await add(owner)] as const;
    expect(turns[0].texts).toMatchObject([{ state: 'refused', reason: 'invalid-phone' }]);
    await changed(owner, turns[0].id, { status: 'active' });
    const empty = { messages: { 'its-your-turn': { text: '{{lastName}}' } } };
    expect((await owner.ask(documents.settings, { input: empty })).error?.fields[0]?.field).toBe(
      'messages.its-your-turn.text',
    );
    await owner.data(documents.settings, { input: { branding: { welcome: 'Hello' } } });
    for (const branding of [{ welcome: null }, { logo: null }, { closedText: null }])
      expect((await owner.ask(documents.settings, { input: { branding } })).error?.statusCode).toBe(400);
    const many = Array.from({ length: 21 }, (_, at) => ({ name: `Chair ${'abcdefghijklmnopqrstuvwxyz'[at]}` }));
    expect((await owner.ask(documents.settings, { input: { resources: many } })).error?.fields[0]?.field).toBe(
      'resources',
    );
    expect((await owner.ask(documents.pause, { input: {} })).error?.statusCode).toBe(400);
    await owner.data(documents.settings, { input: { name: 'Corner Café' } });
    await owner.data(documents.close, { input: { waiting: 'cancel' } });
    expect((await owner.ask(documents.pause, { input: { paused: true } })).error).toMatchObject({
      code: 'waiting-list-closed',
      message: 'Corner Café is not taking turns now.',
    });
  });

  it('of a corrected phone knows nothing of what was agreed to or stopped by the old one', async () => {
    const owner = await world.openList();
    const turn = await add(owner, { consent: { review: true, marketing: true } });
    await world.service.sql('update turn set texts_off = true where id = $1', [turn.id]);
    const after = await owner.data<{ textsOff: boolean; consent: object }>(
      'mutation ($id: ID!, $input: TurnChange!) { changeTurn(id: $id, input: $input) { textsOff consent { review marketing } } }',
      { id: turn.id, input: { phone: nextPhone() } },
    );
    expect(after).toEqual({ textsOff: false, consent: { review: false, marketing: false } });
    // Who has no phone, or wants no texts, cannot be nudged.
    await changed(owner, turn.id, { phone: null });
    expect((await change(owner, turn.id, { nudge: true })).error?.code).toBe('wrong-state');
  });

  it('shows its link to those alone who may change it', async () => {
    const owner = await world.openList();
    const turn = await add(owner);
    const looker = await world.person({ tenantId: owner.tenantId, permissions: ['campaign-editor'] });
    for (const [by, isShown] of [
      [owner, true],
      [looker, false],
    ] as const) {
      const one = await by.data<{ code: string | null }>('query ($id: ID!) { turn(id: $id) { code } }', {
        id: turn.id,
      });
      const { waiting } = await by.data<{ waiting: { code: string | null }[] }>(
        '{ waitingListBoard { waiting { code } } }',
      );
      expect([one.code !== null, waiting[0]!.code !== null]).toEqual([isShown, isShown]);
    }
  });

  it('says which number was called last though nobody came, and refuses what cannot be by its own reason', async () => {
    const owner = await world.openList({ messages: { 'almost-ready': { text: 'Now {{currentTurnNumber}}' } } });
    const [first, , , last] = await fill(owner, 4);
    await changed(owner, first!.id, { status: 'active' });
    await changed(owner, first!.id, { status: 'waiting', from: 'active' });
    await changed(owner, last!.id, { nudge: true });
    await eventually(() =>
      expect(world.said).toContainEqual(
        expect.objectContaining({
          tenantId: owner.tenantId,
          payload: expect.objectContaining({ text: 'Now 1' }) as unknown,
        }),
      ),
    );
    for (const name of ['', ' ', '\u202eB', 'http://evil.example/ pay'])
      expect((await change(owner, last!.id, { name })).error).toMatchObject({
        statusCode: 400,
        fields: [{ field: 'name' }],
      });
    expect((await owner.ask(documents.callNext, { input: { resource: 'nobody' } })).error?.fields[0]?.field).toBe(
      'resource',
    );
    const gone = await changed(owner, last!.id, { status: 'canceled' });
    const phone = nextPhone();
    const [one, other] = [await add(owner, { phone }), await add(owner)];
    expect((await change(owner, other.id, { phone })).error).toMatchObject({
      code: 'already-waiting',
      existingId: one.id,
    });
    expect((await change(owner, gone.id, { status: 'active', version: 1 })).error?.message).toBe(
      `Turn 4 is off the list already.`,
    );
  });
});
