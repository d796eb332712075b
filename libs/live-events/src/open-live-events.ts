import { InProcessLiveEvents } from './in-process.js';
import type { LiveEvents } from './live-events.js';
import { RedisLiveEvents } from './redis/redis-live-events.js';
import { redisSettings } from './redis/redis-settings.js';

/** Live events over the Redis that REDIS_URL names, else inside this process. @throws one sentence where REDIS_URL is wrong, or its Redis refuses us. */
export async function openLiveEvents(env: Readonly<Record<string, string | undefined>>): Promise<LiveEvents> {
  const { url, problems } = redisSettings(env);
  if (problems.length > 0) throw new Error(`${problems.join('; ')}.`);
  return url === null ? new InProcessLiveEvents() : RedisLiveEvents.open({ url });
}
