import { connectRedis } from '@bellbird/live-events/redis';
import { eventually, ownRedis, type OwnRedis } from '@bellbird/testing';
import { countsContract, limit, newKey, times } from '../test/counts.contract.js';
import { limitsDatabase } from '../test/limits-database.js';
import { PostgresCounts } from './postgres-counts.js';
import { RedisCounts } from './redis-counts.js';

let database: Awaited<ReturnType<typeof limitsDatabase>>;
let redis: OwnRedis;
let stoodIn = 0;
let replicas: RedisCounts[];

beforeAll(async () => {
  [database, redis] = await Promise.all([limitsDatabase(), ownRedis()]);
  const replica = async (): Promise<RedisCounts> =>
    new RedisCounts(
      await connectRedis(redis.url, { name: 'limits', onTrouble: () => undefined }),
      'test:',
      new PostgresCounts(database.db),
      () => void (stoodIn += 1),
    );
  replicas = [await replica(), await replica()];
}, 60_000);
afterAll(async () => {
  for (const each of replicas) each.onModuleDestroy();
  await database.close();
});

countsContract('Redis', () => ({ here: replicas[0]!, there: replicas[1]! }));

it('counts in Redis alone while it is there, and leaves nothing there for ever', async () => {
  expect(stoodIn).toBe(0);
  const admin = await connectRedis(redis.url, { name: 'test' });
  const keys = await admin.keys('test:*');
  expect(keys.length).toBeGreaterThan(5);
  for (const key of keys) expect(await admin.pttl(key)).not.toBe(-1);
  admin.disconnect();
});

it('counts in the database while Redis is away, lets no guess through uncounted, and goes back to Redis', async () => {
  const keys = [newKey()];
  redis.kill();
  const answers = await Promise.all(times(40).map((n) => replicas[n % 2]!.count(keys, limit)));
  expect(answers.filter((left) => left === 0)).toHaveLength(10);
  expect(stoodIn).toBe(40);
  await redis.start();
  await eventually(async () => {
    const before = stoodIn;
    await replicas[0]!.count([newKey()], limit);
    return stoodIn === before;
  });
}, 30_000);

it('counts in the database where Redis hangs, nobody waiting for it to go on, and goes back to Redis', async () => {
  const keys = [newKey()];
  redis.freeze();
  try {
    const before = stoodIn;
    const answers = await Promise.all(times(40).map((n) => replicas[n % 2]!.count(keys, limit)));
    expect(answers.filter((left) => left === 0)).toHaveLength(10);
    expect(stoodIn - before).toBe(40);
  } finally {
    redis.goOn();
  }
  await eventually(
    async () => {
      const before = stoodIn;
      await replicas[0]!.count([newKey()], limit);
      return stoodIn === before;
    },
    { timeoutMs: 10_000 },
  );
}, 30_000);
