import { Inject, Injectable } from '@nestjs/common';
import { namedId, type Tx } from '@bellbird/database';
import type { AudienceWord } from '@bellbird/field-rules';
import { inItsTrace, type LiveEvents } from '@bellbird/live-events';
import type { DataOf, Notice, NoticeType } from '@bellbird/notices';
import { noticeRules } from '@bellbird/notices/rules';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, LIVE_EVENTS, LOGGER, type Clock, type Logger } from '@bellbird/service-host';

/** Turns events into notifications, one an event however often it comes, and tells the browsers after the commit. */
@Injectable()
export class Notifier {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LIVE_EVENTS) private readonly live: LiveEvents,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `to`: one person by the id, or an audience; else those whom the list of kinds names. `mailTo`: whom its mail is for, by the id. */
  async notify<N extends Notice<NoticeType>>(
    tx: Tx,
    event: Pick<ConsumedEvent, 'id' | 'tenantId'>,
    { type }: N,
    data: DataOf<N>,
    to: { userId?: string; audience?: readonly AudienceWord[]; mailTo?: string | null } = {},
  ): Promise<void> {
    const { tenantId } = event;
    const { who } = noticeRules[type];
    const { userId } = to;
    const audience = to.audience ?? (userId === undefined && typeof who !== 'string' ? who : null);
    const id = namedId('notification', event.id);
    const added = await tx.execute(
      `insert into notification (tenant_id, id, user_id, audience, type, data, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, id) do nothing`,
      [tenantId, id, userId ?? null, audience, type, JSON.stringify(data), this.clock.now()],
    );
    if (added === 0) return;
    await queueForMail(tx, { tenantId, id, type, mailTo: to.mailTo ?? null, at: this.clock.now() });
    tx.afterCommit(() => {
      const hint = this.live.publish(
        inItsTrace({
          type: 'notification',
          tenantId,
          id,
          ...(userId !== undefined && { userId }),
          ...(audience !== null && { audience }),
          mayBeHidden: true,
        }),
      );
      hint.catch((error: unknown) => this.logger.warn({ err: error }, 'A live event was lost'));
    });
  }
}

/** That it is to be mailed, at each pace at which somebody wants its kind. Who that is, is asked when it is mailed. */
async function queueForMail(
  tx: Tx,
  {
    tenantId,
    id,
    type,
    mailTo,
    at,
  }: { tenantId: string; id: string; type: NoticeType; mailTo: string | null; at: Date },
): Promise<void> {
  const { email, isFixed } = noticeRules[type];
  if (isFixed === true) return;
  const queued = await tx.execute(
    `insert into notice_mail (tenant_id, notification_id, pace, mail_user_id, told_at)
     select $1, $2, p.pace, $3, $4 from unnest(array['instant', 'daily']) as p(pace)
      where p.pace = $5 or exists (select from preference c where c.tenant_id = $1 and c.type = $6 and c.email = p.pace)`,
    [tenantId, id, mailTo, at, email, type],
  );
  if (queued > 0) await tx.execute('insert into business (tenant_id) values ($1) on conflict do nothing', [tenantId]);
}
