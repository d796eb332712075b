import { Listeners } from '../listeners.js';
import type { LiveEvent, LiveEvents, LiveListener } from '../live-events.js';
import { connectRedis, type RedisConnection } from './connect-redis.js';
import { hintMessage, readHint } from './hint-message.js';
import { prefixOf } from './redis-settings.js';

export interface RedisLiveEventsOptions {
  url: string;
  /** One sentence when Redis is away, one when it is back. Default: the error output. */
  onTrouble?: (sentence: string) => void;
}

/**
 * Live events over Redis pub/sub: every process hears what any of them publishes. A channel a tenant, listened to only
 * while somebody here listens to that tenant. While Redis is away hints are lost and nobody waits for them; who listens
 * hears again once it is back.
 */
export class RedisLiveEvents implements LiveEvents {
  private readonly listeners = new Listeners();
  private readonly prefix: string;

  private constructor(
    url: string,
    private readonly publisher: RedisConnection,
    private readonly subscriber: RedisConnection,
  ) {
    this.prefix = `${prefixOf(url)}live:`;
    subscriber.on('ready', () => this.resume());
    subscriber.on('message', (channel: string, message: string) => this.heard(channel, message));
    if (subscriber.status === 'ready') this.resume();
  }

  /** Opens where Redis is away, too. @throws RedisRefuses */
  static async open({ url, onTrouble }: RedisLiveEventsOptions): Promise<RedisLiveEvents> {
    const publisher = await connectRedis(url, { name: 'live events', ...(onTrouble && { onTrouble }) });
    try {
      // The publisher's word of an outage is enough for both.
      const subscriber = await connectRedis(url, { name: 'live events heard', onTrouble: () => undefined });
      return new RedisLiveEvents(url, publisher, subscriber);
    } catch (error) {
      publisher.disconnect();
      throw error;
    }
  }

  async publish(event: LiveEvent): Promise<void> {
    await this.publisher.publish(this.prefix + event.tenantId, hintMessage(event)).catch(lost);
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
    this.listeners.clear();
    for (const each of [this.subscriber, this.publisher]) each.disconnect();
  }

  private resume(): void {
    const tenants = this.listeners.tenants();
    if (tenants.length > 0) void this.listen(tenants);
  }

  /** Fails only with its connection, whose return says all of it again. */
  private async listen(tenants: readonly string[]): Promise<void> {
    try {
      await this.subscriber.subscribe(...tenants.map((tenantId) => this.prefix + tenantId));
    } catch {
      if (this.subscriber.status === 'ready') this.subscriber.disconnect(true);
    }
  }

  private heard(channel: string, message: string): void {
    const event = channel.startsWith(this.prefix) ? readHint(channel.slice(this.prefix.length), message) : null;
    if (event !== null) this.listeners.tell(event);
  }
}

/** A hint may be lost; that Redis is away was said when it went. */
const lost = (): void => undefined;
