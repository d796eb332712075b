import { newId } from '@bellbird/database';
import { textEnded } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import {
  dataOf,
  documents,
  nextPhone,
  startWaitingList,
  type Person,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';
import { textIdOf } from '../texts/turn-text.js';

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

const joins = async (owner: Person, consent: Record<string, boolean>): Promise<{ id: string; phone: string }> => {
  const phone = nextPhone();
  const input = { firstName: 'Ava', lastName: 'Nguyen', phone, consent };
  const { turn } = dataOf<{ turn: { id: string } }>(await world.public(documents.book, { id: owner.tenantId, input }));
  return { id: turn.id, phone };
};
const become = async (owner: Person, id: string, ...statuses: string[]): Promise<void> => {
  for (const status of statuses) await owner.data(documents.change, { id, input: { status } });
};
const fate = (owner: Person, id: string, state: 'accepted' | 'bounced' | 'delivered') =>
  world.tell(textEnded, {
    ...textEnded.example,
    tenantId: owner.tenantId,
    textId: textIdOf(id, 'queue-confirmation', 1),
    state,
    reason: null,
    parts: 1,
    cost: '80000',
    at: world.platform.clock.now().toISOString(),
  });
const collected = (owner: Person): Record<string, unknown>[] =>
  world.said.flatMap(({ type, tenantId, payload }) =>
    type === 'consent.collected' && tenantId === owner.tenantId ? [payload] : [],
  );
const stateOfText = async (id: string): Promise<string | undefined> =>
  (
    await world.service.sql<{ state: string }>(
      "select state from turn_text where turn_id = $1 and kind = 'queue-confirmation'",
      [id],
    )
  )[0]?.state;

it('15. News and offers take effect once the person was attended and a text was delivered, in either order, once', async () => {
  const owner = await world.openList();
  const ticked = { marketing: true };
  const [deliveredFirst, attendedFirst, canceled, bounced, unticked] = [
    await joins(owner, ticked),
    await joins(owner, ticked),
    await joins(owner, ticked),
    await joins(owner, ticked),
    await joins(owner, { review: true }),
  ] as const;
  await fate(owner, deliveredFirst.id, 'delivered');
  await eventually(async () => expect(await stateOfText(deliveredFirst.id)).toBe('delivered'));
  expect(collected(owner)).toEqual([]);
  await become(owner, deliveredFirst.id, 'active', 'attended');
  await eventually(() => expect(collected(owner)).toHaveLength(1));

  await become(owner, attendedFirst.id, 'active', 'attended');
  await fate(owner, attendedFirst.id, 'accepted');
  await fate(owner, attendedFirst.id, 'delivered');
  await eventually(() => expect(collected(owner)).toHaveLength(2));
  expect(collected(owner)).toMatchObject(
    [deliveredFirst, attendedFirst].map(({ phone }) => ({
      phone,
      scope: 'marketing',
      state: 'in',
      source: 'waiting-list-form',
      wording: expect.stringMatching(/^News and offers from .* by text$/) as unknown,
      decidedAt: world.platform.clock.now().toISOString(),
      firstName: 'Ava',
      lastName: 'Nguyen',
    })),
  );

  await become(owner, canceled.id, 'canceled');
  await fate(owner, canceled.id, 'delivered');
  await become(owner, bounced.id, 'active', 'attended');
  await fate(owner, bounced.id, 'bounced');
  await become(owner, unticked.id, 'active', 'attended');
  await fate(owner, unticked.id, 'delivered');
  // Undone and done again, it was said already.
  await become(owner, deliveredFirst.id, 'active', 'attended');
  for (const { id } of [canceled, unticked])
    await eventually(async () => expect(await stateOfText(id)).toBe('delivered'));
  await eventually(async () => expect(await stateOfText(bounced.id)).toBe('bounced'));
  // Whoever comes next is heard after all that went before.
  const last = await joins(owner, ticked);
  await fate(owner, last.id, 'delivered');
  await become(owner, last.id, 'active', 'attended');
  await eventually(() => expect(collected(owner).at(-1)).toMatchObject({ phone: last.phone }));
  expect(collected(owner)).toHaveLength(3);
});

it('15. The same where the fates of many texts are told at once, each by its highest and once', async () => {
  const owner = await world.openList();
  const joined: { id: string; phone: string; marketing: boolean }[] = [];
  for (let nth = 0; nth < 12; nth++) {
    const marketing = nth % 3 !== 0;
    joined.push({ ...(await joins(owner, { marketing })), marketing });
  }
  for (const { id } of joined.slice(0, 10)) await become(owner, id, 'active', 'attended');
  const isBounced = (nth: number): boolean => nth % 4 === 1;
  // Also of another service: no text of the list.
  const told = [...joined.map(({ id }) => textIdOf(id, 'queue-confirmation', 1)), newId()].flatMap((textId, nth) =>
    (['accepted', isBounced(nth) ? 'bounced' : 'delivered', 'unknown'] as const).map((state) => ({
      eventId: newId(),
      payload: {
        ...textEnded.example,
        tenantId: owner.tenantId,
        textId,
        state,
        reason: null,
        parts: 1,
        cost: state === 'unknown' ? '0' : '80000',
        at: world.platform.clock.now().toISOString(),
      },
    })),
  );
  await world.tellAll(textEnded, [...told, ...told]);
  for (const [nth, { id }] of joined.entries())
    await eventually(async () => expect(await stateOfText(id)).toBe(isBounced(nth) ? 'bounced' : 'delivered'));
  const proven = joined.filter(({ marketing }, nth) => marketing && nth < 10 && !isBounced(nth));
  await eventually(() => expect(collected(owner)).toHaveLength(proven.length));
  await become(owner, joined[11]!.id, 'active', 'attended');
  await eventually(() =>
    expect(
      collected(owner)
        .map(({ phone }) => phone as string)
        .sort(),
    ).toEqual([...proven, joined[11]!].map(({ phone }) => phone).sort()),
  );
});
