import { Counter } from 'prom-client';
import type { Database } from '@bellbird/database';
import { connectRedis, redisPrefix, redisSettings } from '@bellbird/live-events/redis';
import { metrics, type Logger } from '@bellbird/service-host';
import type { Counts } from './counts.js';
import { PostgresCounts } from './postgres-counts.js';
import { RedisCounts } from './redis-counts.js';

const stoodIn = new Counter({
  name: 'limits_counted_by_stand_in_total',
  help: 'Attempts that the database counted because Redis was away',
  registers: [metrics.registry],
});

/** Counts in the Redis that REDIS_URL names, else in the service's own database. @throws RedisRefuses */
export async function openCounts(
  env: Readonly<Record<string, string | undefined>>,
  db: Database,
  logger: Logger,
): Promise<Counts> {
  const inDatabase = new PostgresCounts(db);
  const { url } = redisSettings(env);
  if (url === null) return inDatabase;
  const redis = await connectRedis(url, {
    name: 'limits',
    onTrouble: (sentence) => logger.warn(`${sentence}. Attempts are counted in the database meanwhile`),
  });
  return new RedisCounts(redis, `${redisPrefix(url)}attempt:`, inDatabase, () => stoodIn.inc());
}
