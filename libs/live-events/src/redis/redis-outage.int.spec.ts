import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, ownRedis, type OwnRedis } from '@bellbird/testing';
import { openLiveEvents } from '../open-live-events.js';
import { connectRedis, type RedisConnection } from './connect-redis.js';
import { RedisLiveEvents } from './redis-live-events.js';

/** A Redis of its own, for these tests pull it down. */
describe('live events while Redis is away', () => {
  let redis: OwnRedis;
  let admin: RedisConnection;
  let one: RedisLiveEvents;
  let other: RedisLiveEvents;
  let said: string[];
  let cafe: string;
  let heard: string[];

  const open = (): Promise<RedisLiveEvents> =>
    RedisLiveEvents.open({ url: redis.url, onTrouble: (sentence) => said.push(sentence) });
  const tell = async (id: string): Promise<void> => {
    await one.publish({ type: 'tenant-updated', tenantId: cafe, id });
  };
  const flows = async (): Promise<void> => {
    const id = randomUUID();
    await eventually(
      async () => {
        await tell(id);
        return heard.includes(id);
      },
      { timeoutMs: 10_000 },
    );
  };

  beforeAll(async () => {
    redis = await ownRedis();
    admin = await connectRedis(redis.url, { name: 'test', onTrouble: () => undefined });
    said = [];
    [one, other] = [await open(), await open()];
  }, 60_000);
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    admin.disconnect();
  });
  beforeEach(() => {
    [cafe, heard] = [randomUUID(), []];
  });

  it('listens to a tenant exactly while somebody listens', async () => {
    const channels = async (): Promise<string[]> =>
      (await admin.call('pubsub', 'channels', 'bellbird:0:live:*')) as string[];
    expect(await channels()).toEqual([]);
    const stops = [await other.subscribe(cafe, () => undefined), await other.subscribe(cafe, () => undefined)];
    expect(await channels()).toEqual([`bellbird:0:live:${cafe}`]);
    await stops[0]!();
    expect(await channels()).toHaveLength(1);
    await stops[1]!();
    expect(await channels()).toEqual([]);
  });

  it('passes over what is none of ours', async () => {
    await other.subscribe(cafe, ({ id }) => heard.push(id));
    for (const message of ['x', '{"type":"else","id":"x"}', '{}'])
      await admin.publish(`bellbird:0:live:${cafe}`, message);
    await tell('ours');
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['ours']);
  });

  it('loses hints without making anybody wait, says so once, and hears again at once after kill -9 and a new start', async () => {
    await other.subscribe(cafe, ({ id }) => heard.push(id));
    await flows();
    said = [];
    redis.kill();
    for (let n = 0; n < 50; n += 1) await tell(`lost ${n}`);
    // Who comes while it is away is not turned away, and is heard later.
    const late: string[] = [];
    await other.subscribe(randomUUID(), () => undefined);
    const stop = await other.subscribe(cafe, () => late.push('stopped'));
    await stop();
    await other.subscribe(cafe, ({ id }) => late.push(id));
    await redis.start();
    await flows();
    expect(late).not.toContain('stopped');
    expect(late.length).toBeGreaterThan(0);
    await eventually(() => said.length === 4);
    expect(said.map((each) => each.replace(/\d{4,5}/, 'PORT').replace(/again: .*/, 'again'))).toEqual(
      expect.arrayContaining([
        'live events: Redis at 127.0.0.1:PORT is away and looked for again',
        'live events: Redis at 127.0.0.1:PORT is back',
      ]),
    );
  }, 40_000);

  it('waits a second at most for a Redis that hangs, gives its connections up, and hears again when it goes on', async () => {
    await other.subscribe(cafe, ({ id }) => heard.push(id));
    await flows();
    said = [];
    redis.freeze();
    try {
      await tell('into silence'); // it hangs until `goOn`, and this comes back before
      // Nobody publishes: the pulse alone notices, in both processes.
      await eventually(() => said.length === 2, { timeoutMs: 10_000 });
      await pause(2_000);
      expect(said).toHaveLength(2);
    } finally {
      redis.goOn();
    }
    await flows();
  }, 30_000);

  it('opens while Redis is away, and hears as soon as it is there', async () => {
    redis.kill();
    const third = await open();
    await third.subscribe(cafe, ({ id }) => heard.push(id));
    await redis.start();
    await flows();
    await third.close();
  }, 30_000);

  describe('as a user that has no channels', () => {
    const app = (...rules: string[]) => admin.call('acl', 'setuser', 'app', 'on', '>secret', '~*', '+@all', ...rules);
    const asApp = (): string => redis.url.replace('//', '//app:secret@');
    beforeEach(() => eventually(() => admin.status === 'ready'));
    afterEach(() => admin.call('acl', 'deluser', 'app'));

    it('is refused in one sentence at the start', async () => {
      await app('resetchannels');
      await expect(openLiveEvents({ REDIS_URL: asApp() })).rejects.toMatchObject({
        name: 'RedisRefuses',
        message: expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ refuses us the channels bellbird:0:live:\*: NOPERM/),
      });
    });

    it('says once why hints are lost when they are taken away later, asks again without haste, and hears again', async () => {
      await app('resetchannels', '&bellbird:*');
      const words: string[] = [];
      const third = await RedisLiveEvents.open({ url: asApp(), onTrouble: (sentence) => words.push(sentence) });
      await third.subscribe(cafe, ({ id }) => heard.push(id));
      await flows();
      const connections = async (): Promise<number> =>
        Number(/total_connections_received:(\d+)/.exec(await admin.info('stats'))![1]);
      const [before, begun] = [await connections(), performance.now()];
      await app('resetchannels');
      await eventually(() =>
        words.some(
          (each) =>
            each.startsWith('live events: Redis at 127.0.0.1') &&
            each.includes('refuses us, so hints are lost: NOPERM'),
        ),
      );
      for (let n = 0; n < 20; n += 1) await third.publish({ type: 'tenant-updated', tenantId: cafe, id: 'lost' });
      await pause(500);
      expect(words.filter((each) => each.includes('refuses us'))).toHaveLength(1);
      // Redis itself cuts off who listens to what he may not hear; each pause is of half a second at least.
      const seconds = (performance.now() - begun) / 1_000;
      expect((await connections()) - before).toBeLessThan(4 + 2 * seconds);
      await app('&bellbird:*');
      await flows();
      await third.close();
    }, 20_000);
  });

  it('is refused in one sentence without its password', async () => {
    // The admin's own connection stays as it is; who comes now has to know the password.
    await eventually(() => admin.status === 'ready');
    await admin.config('SET', 'requirepass', 'secret');
    try {
      await expect(openLiveEvents({ REDIS_URL: redis.url })).rejects.toMatchObject({
        name: 'RedisRefuses',
        message: expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ refuses us: NOAUTH/),
      });
      const wrong = openLiveEvents({ REDIS_URL: redis.url.replace('//', '//:wrong@') });
      await expect(wrong).rejects.toMatchObject({
        name: 'RedisRefuses',
        message: expect.not.stringContaining('wrong@'),
      });
      const right = await openLiveEvents({ REDIS_URL: redis.url.replace('//', '//:secret@') });
      await right.close();
    } finally {
      await admin.config('SET', 'requirepass', '');
    }
  }, 20_000);
});
