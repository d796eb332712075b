import type { Redis } from 'ioredis';
import { CannotStart } from '@bellbird/errors';
import { placeOf } from './redis-settings.js';

export type RedisConnection = Redis;

export interface ConnectRedisOptions {
  /** What `client list` shows: who of ours this is. */
  name: string;
  /** Said once when it is gone, once when it is back. */
  onTrouble?: (sentence: string) => void;
}

/** Redis answers, and will not have us: a wrong password, or one that is missing. Waiting mends nothing. */
export class RedisRefuses extends CannotStart {
  override readonly name = 'RedisRefuses';
}

const patienceMs = 1_000;
const longestPauseMs = 500;
const pulseMs = 5_000;

/**
 * A connection that nobody has to wait for: commands fail at once while Redis is away, after a second where it does not
 * answer, and it comes back by itself however long that takes (at the latest half a second after Redis does). A Redis
 * that is away at the start is waited for in the same way. @throws RedisRefuses
 */
export async function connectRedis(
  url: string,
  { name, onTrouble = sayOnErrorOutput }: ConnectRedisOptions,
): Promise<RedisConnection> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectionName: `bellbird-${name}`,
    lazyConnect: true,
    disableClientInfo: true,
    connectTimeout: 2_000,
    commandTimeout: patienceMs,
    keepAlive: 10_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // Who listens says itself what to listen to after a reconnect: the wishes may have changed meanwhile.
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(50 * times, longestPauseMs),
    // A primary that became a replica refuses writes until we look up the new one.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  });
  let lastError: Error | undefined;
  let isAway = false;
  let isOpened = false;
  redis.on('error', (error: Error) => void (lastError = error));
  redis.on('ready', () => {
    if (isAway) onTrouble(`${name}: Redis at ${placeOf(url)} is back`);
    isAway = false;
  });
  redis.on('close', () => {
    // At the start a refusal is the caller's to say.
    if (isAway || redis.status === 'end' || (!isOpened && isRefusal(lastError))) return;
    isAway = true;
    onTrouble(`${name}: Redis at ${placeOf(url)} is away and looked for again: ${reasonOf(lastError)}`);
  });
  keepPulse(redis);
  await redis.connect().catch((error: Error) => void (lastError ??= error));
  if (redis.status !== 'ready' && isRefusal(lastError)) {
    redis.disconnect();
    throw new RedisRefuses(`Redis at ${placeOf(url)} refuses us: ${reasonOf(lastError)}`);
  }
  isOpened = true;
  return redis;
}

/** A partner that vanished without a word (a cut cable, a dead virtual machine) is noticed by what it does not answer. */
function keepPulse(redis: RedisConnection): void {
  const timer = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(() => redis.status === 'ready' && redis.disconnect(true));
  }, pulseMs);
  timer.unref();
  redis.once('end', () => clearInterval(timer));
}

/** What Redis answers to those whom it will not have, or not have do this. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  /^(?:WRONGPASS|NOAUTH|NOPERM|ERR (?:invalid password|AUTH|Client sent AUTH|DB index))/.test(error.message);

// ioredis writes the address, never the password, into its errors.
const reasonOf = (error: Error | undefined): string =>
  error?.message || (error as NodeJS.ErrnoException | undefined)?.code || 'the connection was closed';

export function sayOnErrorOutput(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
