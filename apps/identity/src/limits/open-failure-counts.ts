import type { Database } from '@bellbird/database';
import { connectRedis, redisPrefix, redisSettings } from '@bellbird/live-events/redis';
import { type Logger, metrics } from '@bellbird/service-host';
import { Counter } from 'prom-client';
import type { FailureCounts } from './failure-counts.js';
import { PostgresFailureCounts } from './postgres-failure-counts.js';
import { RedisFailureCounts } from './redis-failure-counts.js';

const stoodIn = new Counter({ name: 'limits_counted_by_stand_in_total', help: 'Attempts that the database counted because Redis was away', registers: [metrics.registry] });

/** Counts in the Redis that REDIS_URL names, else in identity's database. @throws RedisRefuses */
export async function openFailureCounts(env: Readonly<Record<string, string | undefined>>, db: Database, logger: Logger): Promise<FailureCounts> {
  const inDatabase = new PostgresFailureCounts(db);
  const { url } = redisSettings(env);
  if (url === null) return inDatabase;
  const redis = await connectRedis(url, { name: 'limits', onTrouble: (sentence) => logger.warn(`${sentence}. Attempts are counted in the database meanwhile`) });
  return new RedisFailureCounts(redis, `${redisPrefix(url)}attempt:`, inDatabase, () => stoodIn.inc());
}
