import { Inject, Injectable } from '@nestjs/common';
import { namedId, type Tx } from '@bellbird/database';
import { inItsTrace, type LiveEvents } from '@bellbird/live-events';
import type { DataOf, Notice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, LIVE_EVENTS, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import type { AudienceWord } from './audience.js';

/** Turns events into notifications, one an event however often it comes, and tells the browsers after the commit. */
@Injectable()
export class Notifier {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LIVE_EVENTS) private readonly live: LiveEvents,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `to`: one person by the id, or those to whom a word of the audience is said; else all of the business. */
  async notify<N extends Notice>(
    tx: Tx,
    event: Pick<ConsumedEvent, 'id' | 'tenantId'>,
    { type }: N,
    data: DataOf<N>,
    to: { userId?: string; audience?: readonly AudienceWord[] } = {},
  ): Promise<void> {
    const { tenantId } = event;
    const { userId, audience = null } = to;
    const id = namedId('notification', event.id);
    const added = await tx.execute(
      `insert into notification (tenant_id, id, user_id, audience, type, data, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, id) do nothing`,
      [tenantId, id, userId ?? null, audience, type, JSON.stringify(data), this.clock.now()],
    );
    if (added === 0) return;
    tx.afterCommit(() => {
      const hint = this.live.publish(
        inItsTrace({ type: 'notification', tenantId, id, ...(userId !== undefined && { userId }) }),
      );
      hint.catch((error: unknown) => this.logger.warn({ err: error }, 'A live event was lost'));
    });
  }
}
