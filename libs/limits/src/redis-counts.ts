import type { RedisConnection } from '@bellbird/live-events/redis';
import type { Counts, Limit } from './counts.js';

/** One script, so that nobody counts in between; windows end by themselves, on Redis's clock. */
const countScript = `
local left = 0
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') >= tonumber(ARGV[1]) then left = math.max(left, 1, redis.call('pttl', key)) end
end
if left > 0 then return left end
for _, key in ipairs(KEYS) do
  redis.call('set', key, 0, 'NX', 'PX', ARGV[2])
  redis.call('incr', key)
end
return 0`;

const takeBackScript = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') > 0 then redis.call('decr', key) end
end
return 0`;

/**
 * Counts in Redis, so that a storm of guesses writes nothing into the service's database. Guesses are never let through
 * uncounted: while Redis is away (or hangs, after a second) the database counts in its place. A count that was begun in
 * one is not known to the other, and a Redis that restarts empty has forgotten: each such change can let the limit pass
 * once more, no oftener, and nobody outside can bring one about.
 */
export class RedisCounts implements Counts {
  constructor(
    private readonly redis: RedisConnection,
    private readonly prefix: string,
    private readonly standIn: Counts,
    private readonly onStandIn: () => void,
  ) {}

  count(keys: readonly Buffer[], limit: Limit): Promise<number> {
    return this.orStandIn(
      async () => Number(await this.run(countScript, keys, limit.most, limit.windowMs)),
      () => this.standIn.count(keys, limit),
    );
  }

  takeBack(keys: readonly Buffer[]): Promise<void> {
    return this.orStandIn(
      async () => void (await this.run(takeBackScript, keys)),
      () => this.standIn.takeBack(keys),
    );
  }

  sweep(windowMs: number): Promise<void> {
    return this.standIn.sweep(windowMs);
  }

  /** Nest calls it when the service stops. */
  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  private run(script: string, keys: readonly Buffer[], ...values: number[]): Promise<unknown> {
    return this.redis.eval(script, keys.length, ...keys.map((key) => this.prefix + key.toString('hex')), ...values);
  }

  private async orStandIn<T>(asked: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    try {
      return await asked();
    } catch {
      this.onStandIn();
      return instead();
    }
  }
}
