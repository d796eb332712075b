import { setTimeout as pause } from 'node:timers/promises';
import { openWorld, type World } from '../testing/open-world.js';

describe('the business clock', () => {
  let world: World;
  const told: number[] = [];
  let slow = 0;
  const put = (body: unknown) => world.call('PUT', '/sandbox/api/clock', body);
  /** That an instant is one since then, by a clock that is so far ahead; carriers say no milliseconds. */
  const isSince = (instant: string, then: number, aheadMs = 0) => {
    expect(Date.parse(instant) - aheadMs).toBeGreaterThanOrEqual(Math.floor(then / 1_000) * 1_000);
    expect(Date.parse(instant) - aheadMs).toBeLessThanOrEqual(Date.now());
  };

  beforeAll(async () => {
    world = await openWorld('sandbox_clock', {
      onClockChange: async (offsetMs) => {
        await pause(slow);
        told.push(offsetMs);
      },
    });
  });
  afterAll(() => world.close());

  it('shows real time at first', async () => {
    const askedAt = Date.now();
    const { body } = await world.call('GET', '/sandbox/api/clock');
    expect(body.offsetMs).toBe(0);
    isSince(body.now, askedAt);
    expect((await world.call('GET', '/clock')).body.offsetMs).toBe(0);
    expect((await world.call('GET', '/clock', undefined, { authorization: '' })).status).toBe(401);
    expect(told).toEqual([]);
  });

  it('is put forward, and answers when everybody goes by it', async () => {
    slow = 200;
    const [start, askedAt] = [performance.now(), Date.now()];
    const { status, body } = await put({ advance: 'PT2H' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(199);
    slow = 0;
    expect(status).toBe(200);
    expect(body.offsetMs).toBe(7_200_000);
    isSince(body.now, askedAt, 7_200_000);
    expect(told).toEqual([7_200_000]);
    await put({ advance: 'PT30M' });
    expect(told.at(-1)).toBe(9_000_000);
  });

  it('dates texts and replies, not the carrier’s look-up', async () => {
    const askedAt = Date.now();
    await world.text('+61491570001');
    isSince((await world.call('GET', '/sandbox/api/messages')).body[0].at, askedAt, 9_000_000);
    isSince((await world.call('GET', '/carrier/messages?to=+61491570001')).body.messages[0].dateCreated, askedAt);
    isSince(
      (await world.call('POST', '/sandbox/api/replies', { from: '+61491570001', to: '+61491578888', text: 'Hi' })).body
        .at,
      askedAt,
      9_000_000,
    );
  });

  it('is put to an instant, runs on from there and survives a restart', async () => {
    const monday = '2027-03-01T09:00:00+11:00';
    const putAt = Date.now();
    // It was put at some moment until now, and has run on from there.
    const { body: put1 } = await put({ now: monday });
    const aheadMs = put1.offsetMs;
    expect(Date.parse(monday) - aheadMs).toBeGreaterThanOrEqual(putAt);
    isSince(put1.now, putAt, aheadMs);
    await pause(300);
    told.length = 0;
    await world.restart();
    const { body } = await world.call('GET', '/sandbox/api/clock');
    expect(told).toEqual([body.offsetMs]);
    expect(Date.parse(body.now)).toBeGreaterThanOrEqual(Date.parse(monday) + 300);
    expect(body.offsetMs).toBe(aheadMs);
    isSince(body.now, putAt, aheadMs);
  });

  it('loses no change of several at once', async () => {
    const before = (await world.call('GET', '/sandbox/api/clock')).body.offsetMs;
    await Promise.all(Array.from({ length: 5 }, () => put({ advance: 'PT1H' })));
    expect((await world.call('GET', '/sandbox/api/clock')).body.offsetMs - before).toBe(5 * 3_600_000);
  });

  it('goes back to real time', async () => {
    expect((await world.call('DELETE', '/sandbox/api/clock')).status).toBe(204);
    expect((await world.call('GET', '/sandbox/api/clock')).body.offsetMs).toBe(0);
    expect(told.at(-1)).toBe(0);
  });

  it('stays where it is when it is told nonsense', async () => {
    const calls = told.length;
    expect(await put({ advance: 'soon' })).toMatchObject({ status: 400, body: { fields: [{ field: 'advance' }] } });
    expect(await put({ now: '9999-01-01T00:00Z' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'now' }] },
    });
    expect(told).toHaveLength(calls);
    expect((await world.call('GET', '/sandbox/api/clock')).body.offsetMs).toBe(0);
  });
});
