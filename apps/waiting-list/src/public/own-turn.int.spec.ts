import { Database } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
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
import { readQueue } from '../queue/queue-view.js';
import { closeQueue } from '../queue/queue.js';
import { Queues } from '../queue/queues.js';
import { changeTurn } from '../turn/take-step.js';

interface Booked {
  turn: { id: string; number: number };
  turnToken: string;
}

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

/** All that REST's tag is made of but the seconds until the next look, which tell of other work of this machine too. */
const whole = `query ($id: String!, $token: String!) { publicTurn(id: $id, turnToken: $token) {
  id number status reason firstName position steps { number label } nowServing estimate { minutes low high learned } partySize
  phoneMasked canLetPass canLeave onMyWay branding { businessName icon logo colours { primary onPrimary text } } updatedAt } }`;

const book = async (owner: Person): Promise<Booked> =>
  dataOf(
    await world.public(documents.book, {
      id: owner.tenantId,
      input: { firstName: 'Ava', phone: nextPhone(), partySize: 2 },
    }),
  );
const look = async ({ turn, turnToken }: Booked): Promise<unknown> =>
  dataOf(await world.public(whole, { id: turn.id, token: turnToken }));
const act = async ({ turn, turnToken }: Booked, action: string): Promise<unknown> =>
  dataOf(await world.public(documents.act, { id: turn.id, token: turnToken, action }));

describe('the page of one’s own turn', () => {
  it('is the same as long as nothing changes, and another one after each kind of change', async () => {
    const owner = await world.openList();
    const [first, second, mine] = [await book(owner), await book(owner), await book(owner)];
    await book(owner);
    const change = ({ turn: { id } }: Booked, input: object): Promise<TurnShown> =>
      owner.data(documents.change, { id, input });
    const set = (input: object): Promise<unknown> => owner.data(documents.settings, { input });
    const tell = (more: object): Promise<void> =>
      world.tell(tenantUpdated, { ...tenantUpdated.example, tenantId: owner.tenantId, ...more });
    const call = (): Promise<unknown> => owner.data(documents.callNext, { input: {} });
    const changes: Readonly<Record<string, () => unknown>> = {
      'somebody ahead is called': call,
      'time passes': () => world.platform.clock.advance(4 * 60_000),
      'who is attended is done': () => change(first, { status: 'attended' }),
      'somebody ahead leaves': () => act(second, 'leave'),
      'and comes back': () => act(second, 'come-back'),
      'the name is corrected': () => change(mine, { name: 'Mia Chen' }),
      'the party is corrected': () => change(mine, { partySize: 5 }),
      'the phone is corrected': () => change(mine, { phone: '+61412345999' }),
      'staff move it': () => change(mine, { moveTo: 1 }),
      'it lets one pass': () => act(mine, 'let-pass'),
      'its owner is coming': () => act(mine, 'on-my-way'),
      'nobody may let pass any more': () => set({ letPassMost: 0 }),
      'what one turn takes is another': () => set({ minutesPerTurn: '9.0' }),
      'no estimate is shown': () => set({ showEstimate: false }),
      'the list has a colour': () => set({ branding: { primary: '#aa2200' } }),
      'the business has another name': () => tell({ name: 'Corner Bakery' }),
      'the one before is called': call,
      'it is its turn': call,
      'it is attended': () => change(mine, { status: 'attended' }),
      'the day is closed': () => owner.data(documents.close, { input: { waiting: 'cancel' } }),
    };
    let seen = await look(mine);
    for (const [what, changed] of Object.entries(changes)) {
      expect([what, await look(mine)]).toEqual([what, seen]);
      await changed();
      const before = seen;
      // What another service says comes a moment later.
      await eventually(async () => expect([what, (seen = await look(mine))]).not.toEqual([what, before]));
    }
  });

  it('is the same whatever others do, and however its id is written', async () => {
    const [owner, other] = [await world.openList(), await world.openList()];
    const mine = await book(owner);
    const seen = await look(mine);
    await book(other);
    await other.data(documents.callNext, { input: {} });
    expect(await look(mine)).toEqual(seen);
    expect(await look({ ...mine, turn: { ...mine.turn, id: mine.turn.id.toUpperCase() } })).toEqual(seen);
  });

  it('shows nothing of a change that was undone, though the next one has its version', async () => {
    const owner = await world.openList();
    const mine = await book(owner);
    const seen = await look(mine);
    const { tenantId } = owner;
    const now = world.platform.clock.now();
    const queues = world.service.app.get(Queues, { strict: false });
    const undone = world.service.app.get(Database, { strict: false }).tenant(tenantId, async (tx) => {
      const queue = (await queues.open(tx, tenantId))!;
      await changeTurn(queue, queue.waiting[0]!, { firstName: 'Nobody' });
      const { version } = await closeQueue(queue);
      expect((await readQueue(tx, tenantId, now)).waiting[0]?.firstName).toBe('Nobody');
      throw new Error(`undone ${version}`);
    });
    await expect(undone).rejects.toThrow('undone');
    await owner.data(documents.pause, { input: { paused: true } });
    expect(await look(mine)).toEqual(seen);
  });

  it('counts wrong links alike, of turns that were looked at before and of those that are forgotten', async () => {
    const owner = await world.openList();
    const [mine, forgotten] = [await book(owner), await book(owner)];
    await owner.data(documents.change, { id: forgotten.turn.id, input: { status: 'canceled' } });
    const from = { 'x-bellbird-remote-address': '203.0.113.77' };
    const codeOf = async (document: string, { turn, turnToken }: Booked): Promise<string | undefined> => {
      const variables = { id: turn.id, token: turnToken, ...(document === documents.act && { action: 'on-my-way' }) };
      return (await world.public(document, variables, from)).error?.code;
    };
    await look(mine);
    await look(forgotten);
    // As it is ninety days after its day.
    await world.service.sql('update turn set code = null where id = $1', [forgotten.turn.id]);
    for (let each = 0; each < 10; each += 1) {
      expect(await codeOf(whole, { ...mine, turnToken: forgotten.turnToken })).toBe('not-found');
      expect(await codeOf(whole, forgotten)).toBe('not-found');
      expect(await codeOf(documents.act, forgotten)).toBe('not-found');
      expect(await codeOf(whole, mine)).toBeUndefined();
    }
    for (const wrong of [forgotten, { ...mine, turnToken: 'x' }]) {
      expect(await codeOf(whole, wrong)).toBe('too-many-requests');
      expect(await codeOf(documents.act, wrong)).toBe('too-many-requests');
    }
    expect(await codeOf(whole, mine)).toBeUndefined();
  });
});
