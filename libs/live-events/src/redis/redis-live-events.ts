import { Listeners } from '../listeners.js';
import type { LiveEvent, LiveEvents, LiveListener } from '../live-events.js';
import { connectRedis, isRefusal, RedisRefuses, sayOnErrorOutput, type RedisConnection } from './connect-redis.js';
import { hintMessage, readHint } from './hint-message.js';
import { placeOf, prefixOf } from './redis-settings.js';

export interface RedisLiveEventsOptions {
  url: string;
  /** One sentence when Redis is away, one when it is back, one a minute while it refuses us. Default: the error output. */
  onTrouble?: (sentence: string) => void;
}

const complainEveryMs = 60_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Live events over Redis pub/sub: every process hears what any of them publishes. A channel a tenant, listened to only
 * while somebody here listens to that tenant. While Redis is away hints are lost and nobody waits for them; who listens
 * hears again once it is back.
 */
export class RedisLiveEvents implements LiveEvents {
  private readonly listeners = new Listeners();
  private readonly prefix: string;
  private quietUntil = 0;
  private pauseMs = firstPauseMs;
  private retry: NodeJS.Timeout | undefined;

  private constructor(
    private readonly url: string,
    private readonly publisher: RedisConnection,
    private readonly subscriber: RedisConnection,
    private readonly onTrouble: (sentence: string) => void,
  ) {
    this.prefix = `${prefixOf(url)}live:`;
    subscriber.on('ready', () => this.resume());
    subscriber.on('message', (channel: string, message: string) => this.heard(channel, message));
    if (subscriber.status === 'ready') this.resume();
  }

  /** Opens where Redis is away, too. @throws RedisRefuses */
  static async open({ url, onTrouble = sayOnErrorOutput }: RedisLiveEventsOptions): Promise<RedisLiveEvents> {
    const publisher = await connectRedis(url, { name: 'live events', onTrouble });
    let subscriber: RedisConnection | undefined;
    try {
      // The publisher's word of an outage is enough for both.
      subscriber = await connectRedis(url, { name: 'live events heard', onTrouble: () => undefined });
      await requireChannels(url, publisher, subscriber);
      return new RedisLiveEvents(url, publisher, subscriber, onTrouble);
    } catch (error) {
      for (const each of [subscriber, publisher]) each?.disconnect();
      throw error;
    }
  }

  async publish(event: LiveEvent): Promise<void> {
    await this.publisher.publish(this.prefix + event.tenantId, hintMessage(event)).catch((error: unknown) => {
      if (isRefusal(error)) this.complain(error);
    });
  }

  async subscribe(tenantId: string, listener: LiveListener): Promise<() => Promise<void>> {
    const { isFirst, remove } = this.listeners.add(tenantId, listener);
    // Commands of one connection keep their order, so whoever comes second is heard as early as the first.
    if (isFirst) await this.listen([tenantId]);
    return async () => {
      if (remove().wasLast) await this.subscriber.unsubscribe(this.prefix + tenantId).catch(lost);
    };
  }

  async close(): Promise<void> {
    clearTimeout(this.retry);
    this.listeners.clear();
    for (const each of [this.subscriber, this.publisher]) each.disconnect();
  }

  private resume(): void {
    const tenants = this.listeners.tenants();
    if (tenants.length > 0) void this.listen(tenants);
  }

  /** Where it fails with its connection, that one's return says all of it again; where it is refused, a pause does. */
  private async listen(tenants: readonly string[]): Promise<void> {
    try {
      await this.subscriber.subscribe(...tenants.map((tenantId) => this.prefix + tenantId));
      this.pauseMs = firstPauseMs;
    } catch (error) {
      if (isRefusal(error)) this.listenLater(error);
      else if (this.subscriber.status === 'ready') this.subscriber.disconnect(true);
    }
  }

  private listenLater(refusal: Error): void {
    this.complain(refusal);
    if (this.retry !== undefined) return;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.resume();
    }, this.pauseMs);
    this.retry.unref();
    this.pauseMs = Math.min(longestPauseMs, this.pauseMs * 2);
  }

  private complain(refusal: Error): void {
    if (performance.now() < this.quietUntil) return;
    this.quietUntil = performance.now() + complainEveryMs;
    this.onTrouble(`live events: Redis at ${placeOf(this.url)} refuses us, so hints are lost: ${refusal.message}`);
  }

  private heard(channel: string, message: string): void {
    const event = channel.startsWith(this.prefix) ? readHint(channel.slice(this.prefix.length), message) : null;
    if (event !== null) this.listeners.tell(event);
  }
}

/** Since Redis 7 a new user may use no channel at all. Asks on one that nobody listens to, for who is let in may yet be refused these. */
async function requireChannels(url: string, publisher: RedisConnection, subscriber: RedisConnection): Promise<void> {
  const channel = `${prefixOf(url)}live:start`;
  try {
    await publisher.publish(channel, '');
    await subscriber.subscribe(channel);
    await subscriber.unsubscribe(channel);
  } catch (error) {
    if (isRefusal(error))
      throw new RedisRefuses(
        `Redis at ${placeOf(url)} refuses us the channels ${prefixOf(url)}live:*: ${error.message}`,
      );
  }
}

/** A hint may be lost; that Redis is away was said when it went. */
const lost = (): void => undefined;
