import { newId } from '@bellbird/database';
import { consentRecorded, inboundReceived, tenantUpdated, textEnded } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import {
  documents,
  nextPhone,
  startWaitingList,
  type Person,
  type TurnShown,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';
import { textIdOf } from '../texts/turn-text.js';
import { CloseLeftOpen } from '../work-day/close-left-open.js';

interface Board {
  waiting: (TurnShown & { textsOff: boolean; onMyWay: boolean; passes: number })[];
  ended: TurnShown[];
  replies: { turnId: string; word: string }[];
  textsOff: string | null;
}

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

const add = (owner: Person, phone = nextPhone()): Promise<TurnShown> =>
  owner.data<TurnShown>(documents.add, { input: { firstName: 'Ava', phone } });
const board = (owner: Person): Promise<Board> => owner.data<Board>(documents.board);
const reply = ({ tenantId }: Person, turn: TurnShown, word: 'leave' | 'late' | 'here' | 'cancel' | null) =>
  world.tell(inboundReceived, {
    ...inboundReceived.example,
    inboundId: newId(),
    tenantId,
    inReplyTo: textIdOf(turn.id, 'queue-confirmation', 1),
    word,
  });
const fate = (
  { tenantId }: Person,
  turn: TurnShown,
  state: 'accepted' | 'delivered' | 'refused',
  { reason = null, eventId }: { reason?: string | null; eventId?: string } = {},
) =>
  world.tell(
    textEnded,
    {
      ...textEnded.example,
      tenantId,
      textId: textIdOf(turn.id, 'queue-confirmation', 1),
      state,
      reason,
      parts: state === 'refused' ? 0 : 1,
      cost: state === 'refused' ? '0' : '80000',
      at: world.platform.clock.now().toISOString(),
    },
    eventId,
  );

describe('replies to texts of the list', () => {
  it('13. LEAVE leaves, LATE lets one pass, HERE is on the way; what is no word does nothing', async () => {
    const owner = await world.openList();
    const turns = [await add(owner), await add(owner), await add(owner), await add(owner)];
    await reply(owner, turns[3]!, null);
    await reply(owner, turns[0]!, 'late');
    const line = async (): Promise<number[][]> =>
      (await board(owner)).waiting.map(({ number, passes }) => [number, passes]);
    await eventually(async () =>
      expect(await line()).toEqual([
        [2, 0],
        [1, 1],
        [3, 0],
        [4, 0],
      ]),
    );
    await reply(owner, turns[1]!, 'leave');
    await reply(owner, turns[2]!, 'here');
    await eventually(async () => {
      const { waiting, ended, replies } = await board(owner);
      expect(ended.map(({ number, reason }) => [number, reason])).toEqual([[2, 'customer']]);
      expect(waiting.filter(({ onMyWay }) => onMyWay).map(({ number }) => number)).toEqual([3]);
      expect(waiting.map(({ number, passes }) => [number, passes])).toEqual([
        [1, 1],
        [3, 0],
        [4, 0],
      ]);
      expect(replies.map(({ word }) => word).sort()).toEqual(['here', 'late', 'leave']);
    });
    // Shown for ten minutes; nobody has to do anything.
    world.platform.clock.advance(11 * 60_000);
    expect((await board(owner)).replies).toEqual([]);
  });

  it('12. STOP and CANCEL keep the place and end the texts; after CANCEL staff are asked', async () => {
    const owner = await world.openList();
    const phone = nextPhone();
    const turn = await add(owner, phone);
    await reply(owner, turn, 'cancel');
    await world.tell(consentRecorded, {
      ...consentRecorded.example,
      tenantId: owner.tenantId,
      address: phone,
      scope: 'all',
      state: 'out',
    });
    await eventually(async () => {
      const { waiting, replies } = await board(owner);
      expect(waiting).toMatchObject([{ id: turn.id, textsOff: true }]);
      expect(replies).toEqual([{ turnId: turn.id, word: 'cancel' }]);
    });
    world.platform.clock.advance(60 * 60_000);
    expect((await board(owner)).replies).toHaveLength(1);
    await owner.data(documents.change, { id: turn.id, input: { reply: 'kept' } });
    expect((await board(owner)).replies).toEqual([]);
    const called = await owner.data<TurnShown>(documents.callNext, { input: {} });
    expect(called.texts.map(({ kind }) => kind)).toEqual(['queue-confirmation']);
  });

  it('calls by name who had stopped texts before they joined, once a text of theirs is refused for it', async () => {
    const owner = await world.openList();
    const [stopped, poor] = [await add(owner), await add(owner)];
    await fate(owner, poor, 'refused', { reason: 'insufficient-balance' });
    await fate(owner, stopped, 'refused', { reason: 'opted-out' });
    await eventually(async () =>
      expect((await board(owner)).waiting).toMatchObject([
        { id: stopped.id, textsOff: true, texts: [{ state: 'refused', reason: 'opted-out' }] },
        { id: poor.id, textsOff: false, texts: [{ state: 'refused' }] },
      ]),
    );
    const called = await owner.data<TurnShown>(documents.callNext, { input: {} });
    expect(called.texts.map(({ kind }) => kind)).toEqual(['queue-confirmation']);
  });

  it('knows of a corrected phone nothing that became of texts to the old one', async () => {
    const owner = await world.openList();
    const turn = await add(owner);
    await owner.data(documents.change, { id: turn.id, input: { phone: nextPhone() } });
    await fate(owner, turn, 'refused', { reason: 'opted-out' });
    await eventually(async () =>
      expect((await board(owner)).waiting).toMatchObject([{ textsOff: false, texts: [{ state: 'refused' }] }]),
    );
    const called = await owner.data<TurnShown>(documents.callNext, { input: {} });
    expect(called.texts.map(({ kind }) => kind)).toContain('its-your-turn');
  });

  it('10. keeps of each text what ranks highest, however often and in whatever order it is said', async () => {
    const owner = await world.openList();
    const turns = [await add(owner), await add(owner), await add(owner)] as const;
    const told = ['delivered', 'accepted', 'refused'] as const;
    const last = await Promise.all(
      turns.map(async (turn, first) => {
        // Three times each, from another one on: by its own event once more, and by others that say the same.
        const ids = told.map(() => newId());
        let eventId = '';
        for (const again of [true, true, false])
          for (let nth = 0; nth < told.length; nth += 1) {
            const at = (first + nth) % told.length;
            eventId = again ? ids[at]! : newId();
            await fate(owner, turn, told[at]!, { eventId });
          }
        return eventId;
      }),
    );
    // Those of one text are taken in their order: with its last one, all are.
    await eventually(async () =>
      expect(await world.service.sql('select 1 from inbox where event_id = any($1::uuid[])', [last])).toHaveLength(3),
    );
    const { waiting } = await board(owner);
    expect(waiting.map(({ texts }) => texts)).toEqual(
      turns.map(() => [{ kind: 'queue-confirmation', state: 'delivered', reason: null, parts: 1, cost: '0.080000' }]),
    );
  });

  it('11. goes on without money: the board says why no text goes', async () => {
    const owner = await world.openList();
    const turn = await add(owner);
    await fate(owner, turn, 'refused', { reason: 'insufficient-balance' });
    await eventually(async () => expect((await board(owner)).textsOff).toBe('insufficient-balance'));
    await owner.data(documents.callNext, { input: {} });
  });

  it('writes what the business is called now', async () => {
    const owner = await world.openList();
    await world.tell(tenantUpdated, { ...tenantUpdated.example, tenantId: owner.tenantId, name: 'Corner Café' });
    await eventually(async () => {
      const { data } = await world.public(documents.publicList, { id: owner.tenantId });
      expect(data?.['publicWaitingList']).toMatchObject({ businessName: 'Corner Café' });
    });
    const turn = await add(owner);
    await eventually(async () => {
      const asked = world.said.find(({ payload }) => payload['textId'] === textIdOf(turn.id, 'queue-confirmation', 1));
      expect(asked?.payload['text']).toMatch(
        /^Corner Café: you are turn 1, about 5 min\. Your place: http:\/\/localhost:3000\/t\/[0-9A-Za-z]{10}$/,
      );
    });
  });
});

describe('a day that nobody closed', () => {
  // The evening before the clock is turned, forward and back, and four o'clock of the day after.
  it.each([
    ['Australia/Sydney', '2026-10-03T10:00:00.000Z', '2026-10-03T17:00:00.000Z'],
    ['Australia/Sydney', '2027-04-03T10:00:00.000Z', '2027-04-03T18:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T18:00:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['Europe/Berlin', '2027-03-27T18:00:00.000Z', '2027-03-28T02:00:00.000Z'],
    ['America/New_York', '2026-10-31T23:00:00.000Z', '2026-11-01T09:00:00.000Z'],
    ['America/New_York', '2027-03-13T23:00:00.000Z', '2027-03-14T08:00:00.000Z'],
  ])(
    '17. is closed once at four in the morning of %s, opened at %s, and nobody is texted',
    async (timeZone, opensAt, four) => {
      world.platform.clock.set(opensAt);
      const owner = await world.person();
      await world.tell(tenantUpdated, { ...tenantUpdated.example, tenantId: owner.tenantId, timeZone });
      await eventually(async () =>
        expect(await world.service.sql('select 1 from business where tenant_id = $1', [owner.tenantId])).toHaveLength(
          1,
        ),
      );
      await owner.data(documents.open, { input: {} });
      const turn = await add(owner);
      const sweep = (): Promise<void> => world.service.app.get(CloseLeftOpen, { strict: false }).sweep();
      const days = () =>
        world.service.sql('select state, closed_at, version from work_day where tenant_id = $1', [owner.tenantId]);
      const sayings = (): (string | boolean)[][] =>
        world.said.flatMap(({ type, tenantId, payload }) =>
          type === 'work-day.changed' && tenantId === owner.tenantId
            ? [[payload['state'] as string, payload['leftOpen'] as boolean]]
            : [],
        );
      // A second before.
      world.platform.clock.set(new Date(Date.parse(four) - 1_000).toISOString());
      await sweep();
      expect(await days()).toMatchObject([{ state: 'open' }]);
      expect((await board(owner)).waiting).toMatchObject([{ id: turn.id }]);
      world.platform.clock.set(four);
      // By several at once, and once more.
      await Promise.all([sweep(), sweep(), world.sweep()]);
      const closed = await days();
      expect(closed).toMatchObject([{ state: 'closed', closed_at: new Date(four) }]);
      await sweep();
      expect(await days()).toEqual(closed);
      const { ended } = await board(owner);
      expect(ended).toMatchObject([{ id: turn.id, status: 'canceled', reason: 'day-closed' }]);
      expect(ended[0]?.texts.map(({ kind }) => kind)).toEqual(['queue-confirmation']);
      // With what is said after it, all that was said of it is heard.
      await owner.data(documents.open, { input: {} });
      await eventually(() => expect(sayings()).toContainEqual(['closed', true]));
      await eventually(() => expect(sayings().filter(([state]) => state === 'open')).toHaveLength(2));
      expect(sayings().filter(([state]) => state === 'closed')).toEqual([['closed', true]]);
    },
  );
});
