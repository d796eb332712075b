import { newId } from '@bellbird/database';
import { startStubPeer } from '../../test/stub-peer.js';
import {
  dataOf,
  documents,
  nextPhone,
  startWaitingList,
  type Person,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';

interface Booked {
  turn: { id: string; number: number; position: number; phoneMasked: string; updatedAt: string };
  turnToken: string;
  turnUrl: string;
}

/** More than the other tests of this file book from their one address. */
const mostOfAddress = 2_500;

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList({ WAITING_LIST_BOOKINGS_AN_HOUR: String(mostOfAddress) });
});
afterAll(() => world.stop());

const book = (owner: Person, input: object = {}, headers: Record<string, string> = {}) =>
  world.public(
    documents.book,
    { id: owner.tenantId, input: { firstName: 'Ava', phone: nextPhone(), ...input } },
    headers,
  );
const together = <T>(count: number, each: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => each(at)));
const codesOf = (answers: { error: { code: string } | null }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { error } of answers) counts[error?.code ?? 'ok'] = (counts[error?.code ?? 'ok'] ?? 0) + 1;
  return counts;
};

describe('public bookings', () => {
  it('refuses a phone of a country to which no text can go; staff may add it, and everybody where nobody can tell', async () => {
    const [owner, other] = [await world.openList(), await world.openList()];
    const phone = '+64211234567';
    // Nobody answers: the queue does not wait for prices.
    expect((await book(other, { phone })).error).toBeNull();
    const campaigns = await startStubPeer(() => ({ textPrices: { prices: { AU: '0.080000' } } }));
    world.platform.peers.set('campaigns', campaigns.url);
    expect((await book(owner, { phone })).error).toMatchObject({
      statusCode: 400,
      fields: [{ field: 'phone', message: 'Invalid phone number.' }],
    });
    expect((await book(owner)).error).toBeNull();
    await owner.data(documents.add, { input: { firstName: 'Mia', phone } });
    world.platform.peers.delete('campaigns');
    await campaigns.close();
  });

  it('answers a key again as it was answered, though the settings would refuse it by now; who asks anew is refused', async () => {
    const owner = await world.openList();
    const key = { 'idempotency-key': newId() };
    const input = { phone: nextPhone(), partySize: 8 };
    const first = dataOf<Booked>(await book(owner, input, key));
    await owner.data(documents.settings, { input: { mostPartySize: 4 } });
    expect(dataOf<Booked>(await book(owner, input, key)).turn.id).toBe(first.turn.id);
    expect((await book(owner, { partySize: 8 })).error).toMatchObject({ fields: [{ field: 'partySize' }] });
    await owner.data(documents.settings, { input: { publicBooking: 'off' } });
    expect(dataOf<Booked>(await book(owner, input, key)).turn.id).toBe(first.turn.id);
    expect((await book(owner, { ...input, partySize: 2 }, key)).error?.code).toBe('idempotency-mismatch');
    expect((await book(owner)).error?.code).toBe('waiting-list-closed');
  });

  it('takes nobody while the list is switched off, though its day is open; staff may add', async () => {
    const owner = await world.openList({ name: 'Corner Café' });
    const shown = () => world.public(documents.publicList, { id: owner.tenantId });
    await owner.data(documents.settings, { input: { enabled: false } });
    expect((await book(owner)).error).toMatchObject({
      code: 'waiting-list-closed',
      message: 'Corner Café is not taking turns now.',
    });
    expect(dataOf(await shown())).toMatchObject({ open: false });
    await owner.data(documents.add, { input: { firstName: 'Mia' } });
    await owner.data(documents.open, { input: {} });
    expect(dataOf(await shown())).toMatchObject({ open: true });
    expect((await book(owner)).error).toBeNull();
  });

  it('texts the link again to who asks for a place that they have, at most once in ten minutes', async () => {
    const owner = await world.openList();
    const phone = nextPhone();
    await book(owner, { phone });
    const confirmations = async (): Promise<number> =>
      (
        await world.service.sql(
          "select 1 from turn_text x join turn t on t.tenant_id = x.tenant_id and t.id = x.turn_id where t.phone = $1 and x.kind = 'queue-confirmation'",
          [phone],
        )
      ).length;
    expect((await book(owner, { phone })).error?.code).toBe('already-waiting');
    expect(await confirmations()).toBe(1);
    world.platform.clock.advance(11 * 60_000);
    await together(5, () => book(owner, { phone }));
    expect(await confirmations()).toBe(2);
    // Staff see who it is instead.
    const { error } = await owner.ask(documents.add, { input: { firstName: 'Ava', phone } });
    expect(error).toMatchObject({ code: 'already-waiting', existingId: expect.any(String) as unknown });
    world.platform.clock.advance(11 * 60_000);
    await owner.ask(documents.add, { input: { firstName: 'Ava', phone } });
    expect(await confirmations()).toBe(2);
  });

  it('1. 500 in parallel get the numbers 1 to 500, in the order in which they were committed', async () => {
    const owner = await world.openList();
    const answers = await together(500, () => book(owner));
    expect(codesOf(answers)).toEqual({ ok: 500 });
    const numbers = answers.map((answer) => dataOf<Booked>(answer).turn.number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
    const rows = await world.service.sql<{ number: number }>(
      // Of their texts, for the turns themselves are written once more when contacts was asked whose they are.
      'select t.number from turn t join turn_text x on x.tenant_id = t.tenant_id and x.turn_id = t.id where t.tenant_id = $1 order by x.xmin::text::bigint, t.id',
      [owner.tenantId],
    );
    expect(rows.map(({ number }) => number)).toEqual(numbers);
  });

  it('2. of 500 on a list of 100, 100 are taken and 400 told that it is full', async () => {
    const owner = await world.openList({ capacity: 100 });
    const answers = await together(500, () => book(owner));
    expect(codesOf(answers)).toEqual({ ok: 100, 'waiting-list-full': 400 });
    const { workDay } = await owner.data<{ workDay: { waiting: number; lastNumber: number } }>(documents.board);
    expect(workDay).toMatchObject({ waiting: 100, lastNumber: 100 });
    const full = answers.find(({ error }) => error !== null)?.error;
    expect(full).toMatchObject({ statusCode: 409, waiting: 100 });
    expect(full?.message).toMatch(/^The list is full \(100 waiting\)\. Try again in about \d+ minutes\.$/);
  });

  it('3. with one key 50 times, is one turn and 50 equal answers', async () => {
    const owner = await world.openList();
    const phone = nextPhone();
    const key = { 'idempotency-key': newId() };
    const answers = await together(50, () => book(owner, { phone }, key));
    expect(new Set(answers.map(({ data, error }) => JSON.stringify({ data, error }))).size).toBe(1);
    expect(dataOf<Booked>(answers[0]!).turn.number).toBe(1);
    const other = await book(owner, { phone, firstName: 'Sam' }, key);
    expect(other.error?.code).toBe('idempotency-mismatch');
  });

  it('gives a screen in the shop one key a call, which opens the form there', async () => {
    const owner = await world.openList({ publicBooking: 'on-site' });
    const make = async (press: string): Promise<string> => {
      const asked = 'mutation { createKioskKey { kioskKey } }';
      return (await owner.data<{ kioskKey: string }>(asked, {}, { 'idempotency-key': press })).kioskKey;
    };
    const kioskKey = await make('press');
    expect(await make('press')).toBe(kioskKey);
    expect(await make('another press')).not.toBe(kioskKey);
    expect((await book(owner, { kioskKey: 'A'.repeat(22) })).error?.code).toBe('forbidden');
    expect(dataOf<Booked>(await book(owner, { kioskKey })).turn.number).toBe(1);
    // Once all are ended, to ask again by an old call brings none of them back.
    await owner.data('mutation { deleteKioskKeys }');
    expect(await make('press')).toBe(kioskKey);
    expect((await book(owner, { kioskKey })).error?.code).toBe('forbidden');
  });

  it('4. of one phone 50 times with keys of their own, one is taken and nothing is said of it to the others', async () => {
    const owner = await world.openList();
    const phone = nextPhone();
    const answers = await together(50, () => book(owner, { phone }, { 'idempotency-key': newId() }));
    expect(codesOf(answers)).toEqual({ ok: 1, 'already-waiting': 49 });
    const [refused] = answers.filter(({ error }) => error?.code === 'already-waiting');
    expect(JSON.stringify(refused)).not.toMatch(/existingId|turnToken/);
    const staff = await owner.ask(documents.add, { input: { firstName: 'Ava', phone } });
    const existingId = answers.flatMap(({ data }) => (data?.['bookTurn'] as Booked | null)?.turn.id ?? [])[0];
    expect(staff.error).toMatchObject({ code: 'already-waiting', existingId });
  });

  it('20. answer one 404 for a list that is unknown, of no shape, or never opened', async () => {
    const never = await world.person();
    await never.data(documents.settings, { input: { enabled: true } });
    const answers = await Promise.all(
      [newId(), 'nothing', never.tenantId].map((id) => world.public(documents.publicList, { id })),
    );
    const shown = answers.map(({ status, error }) => ({ status, code: error?.code, message: error?.message }));
    expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(shown[0]?.code).toBe('not-found');
  });

  it('refuse what is wrong by its field, and numbers that cannot be texted', async () => {
    const owner = await world.openList({ mostPartySize: 4 });
    const { error } = await book(owner, { phone: '02 9555 0123', partySize: 5, resource: 'nobody' });
    expect(error?.code).toBe('invalid-input');
    expect(error?.fields.map(({ field }) => field)).toEqual(['phone', 'partySize', 'resource']);
    expect(error?.fields[0]?.message).toBe('Invalid phone number.');
    expect((await book(owner, { phone: undefined })).error?.fields[0]?.field).toBe('phone');
    const byName = await owner.ask(documents.add, { input: { firstName: 'Sam' } });
    expect(byName.error).toBeNull();
  });

  it('wait while the list is paused, and end with it', async () => {
    const owner = await world.openList();
    await owner.data(documents.pause, { input: { paused: true } });
    expect((await book(owner)).error).toMatchObject({
      code: 'waiting-list-paused',
      message: 'No new turns for a moment. Ask at the counter.',
    });
    await owner.data(documents.pause, { input: { paused: false } });
    await owner.data(documents.close, { input: {} });
    expect((await book(owner)).error?.code).toBe('waiting-list-closed');
  });

  it('19. show no phone, no surname and nothing of others', async () => {
    const owner = await world.openList();
    await book(owner, { firstName: 'Noah', lastName: 'Canaryson', phone: '+61412987654' });
    const mine = dataOf<Booked>(await book(owner, { firstName: 'Ava', lastName: 'Hidden', phone: '+61412123456' }));
    const answers = [
      mine,
      (await world.public(documents.publicTurn, { id: mine.turn.id, token: mine.turnToken })).data,
      (await world.public(documents.publicList, { id: owner.tenantId })).data,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/Canaryson|Hidden|412987|412123|Noah/);
    expect(mine.turn.phoneMasked).toBe('+61 ••• ••• 456');
  });

  it('21. are changed by no number of looks', async () => {
    const owner = await world.openList();
    const { turn, turnToken, turnUrl } = dataOf<Booked>(await book(owner));
    // What contacts answers is looked for once, by nobody's look.
    const asItIs = "select to_jsonb(t) - 'contact_sought' as row from turn t where id = $1";
    const before = await world.service.sql(asItIs, [turn.id]);
    const code = turnUrl.split('/').at(-1);
    for (let look = 0; look < 100; look += 1) {
      await world.public(documents.publicTurn, { id: turn.id, token: turnToken });
      const { data } = await world.public(
        'query ($code: String!) { turnLink(code: $code) { tenantId turnId turnToken } }',
        { code },
      );
      if (look === 0) expect(data?.['turnLink']).toEqual({ tenantId: owner.tenantId, turnId: turn.id, turnToken });
    }
    expect(await world.service.sql(asItIs, [turn.id])).toEqual(before);
  });

  it('22. take five a phone and day, of those that were answered, and wrong links thirty an hour', async () => {
    const owner = await world.openList();
    const phone = nextPhone();
    for (let time = 0; time < 5; time += 1) {
      const { turn, turnToken } = dataOf<Booked>(await book(owner, { phone }));
      // Refused ones do not count.
      expect((await book(owner, { phone })).error?.code).toBe('already-waiting');
      dataOf(await world.public(documents.act, { id: turn.id, token: turnToken, action: 'leave' }));
    }
    // Until the day's list ends by itself, at 04:00 of the next day in Sydney.
    const leftMs = Date.parse('2026-11-20T17:00:00.000Z') - world.platform.clock.now().getTime();
    expect((await book(owner, { phone })).error).toMatchObject({
      code: 'too-many-requests',
      statusCode: 429,
      retryAfterSeconds: Math.ceil(leftMs / 1_000),
    });
    for (let wrong = 0; wrong < 30; wrong += 1)
      expect((await world.public(documents.publicTurn, { id: newId(), token: 'x' })).error?.code).toBe('not-found');
    const last = (await world.public(documents.publicTurn, { id: newId(), token: 'x' })).error;
    expect(last?.code).toBe('too-many-requests');
    expect(last?.['retryAfterSeconds']).toBeGreaterThan(0);
  });

  it('22. take two thousand an hour of one business, not counting those of staff', async () => {
    const owner = await world.openList();
    const { clock } = world.platform;
    // As if 1,998 had come and gone by themselves, the first of them half an hour ago, and more before this hour.
    const halfAnHourAgo = new Date(clock.now().getTime() - 30 * 60_000);
    const earlier = (first: number, count: number, at: Date, source: string) =>
      world.service.sql(
        `with d as (update work_day set last_number = last_number + $3 where tenant_id = $1 returning id)
         insert into turn (tenant_id, id, day_id, number, sort_key, status, reason, source, booked_at, ended_at)
         select $1, gen_random_uuid(), d.id, n, n * 1048576::bigint, 'canceled', 'customer', $5, $4, $4
           from d, generate_series($2::int, $2::int + $3::int - 1) n`,
        [owner.tenantId, first, count, at, source],
      );
    await earlier(1, 500, new Date(clock.now().getTime() - 61 * 60_000), 'public');
    await earlier(501, 1_000, halfAnHourAgo, 'public');
    await earlier(1_501, 998, clock.now(), 'kiosk');
    await earlier(2_499, 10, clock.now(), 'staff');
    // What was booked in one go counts too.
    const answers = await together(5, () => book(owner));
    expect(codesOf(answers)).toEqual({ ok: 2, 'too-many-requests': 3 });
    const refused = answers.find(({ error }) => error !== null)?.error;
    expect(refused).toMatchObject({ statusCode: 429, retryAfterSeconds: 30 * 60 });
    await owner.data(documents.add, { input: { firstName: 'Mia', phone: nextPhone() } });
    expect((await book(await world.openList())).error).toBeNull();
    clock.advance(30 * 60_000);
    expect((await book(owner)).error).toBeNull();
  });

  it('22. take as many an hour from one address as is set, and a network is one', async () => {
    const owner = await world.openList();
    const from = (address: string) => book(owner, {}, { 'x-bellbird-remote-address': address });
    const keys = async (): Promise<string[]> =>
      (await world.service.sql<{ key: string }>("select encode(key, 'hex') as key from attempt")).map(({ key }) => key);
    const before = await keys();
    expect((await from('2001:db8:1:2::1')).error).toBeNull();
    const [own, ...others] = (await keys()).filter((key) => !before.includes(key));
    expect(others).toEqual([]);
    await world.service.sql("update attempt set failures = $2 where key = decode($1, 'hex')", [own, mostOfAddress - 2]);
    const answers = await together(4, (at) => from(`2001:db8:1:2::${at}`));
    expect(codesOf(answers)).toEqual({ ok: 2, 'too-many-requests': 2 });
    const refused = answers.find(({ error }) => error !== null)?.error;
    expect(refused?.statusCode).toBe(429);
    expect(refused?.['retryAfterSeconds']).toBeGreaterThan(3_500);
    expect(refused?.['retryAfterSeconds']).toBeLessThanOrEqual(3_600);
    expect((await from('2001:db8:1:3::1')).error).toBeNull();
  });
});
