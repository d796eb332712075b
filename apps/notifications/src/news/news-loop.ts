import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { CLOCK, Every, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { MailNews, type Round } from './mail-news.js';

/** How long the first of the news waits for others that go in one mail. */
const foldSeconds = 60;
/** Until a business is tried again whose people could not be asked for. */
const pauseSeconds = 60;
const atOnce = 20;

/** Finds the businesses whose news is due, beside the handlers and never inside one. */
@Injectable()
export class NewsLoop {
  constructor(
    private readonly db: Database,
    private readonly news: MailNews,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** True where there may be more. */
  @Every('2s')
  async instant(): Promise<boolean> {
    const due = await this.db.system((tx) =>
      tx.query<{ tenantId: string }>(
        `select m.tenant_id as "tenantId" from notice_mail m join business b on b.tenant_id = m.tenant_id and b.try_mails_at <= now()
          where m.pace = 'instant' and m.queued_at <= clock_timestamp() - make_interval(secs => ${foldSeconds})
          group by m.tenant_id order by min(m.queued_at) limit ${atOnce}`,
      ),
    );
    for (const { tenantId } of due) await this.mail(tenantId, { pace: 'instant' });
    return due.length === atOnce;
  }

  /**
   * A digest is of what was told before its hour of the business's day, by business time. Of a business whose zone is not
   * known yet identity is asked first.
   */
  @Every('10s')
  async daily(): Promise<boolean> {
    const due = await this.db.system((tx) =>
      tx.query<{ tenantId: string; day: string }>(
        `select b.tenant_id as "tenantId", l.day::text as day
           from business b
             cross join lateral (select ($1::timestamptz at time zone coalesce(b.time_zone, 'Australia/Sydney'))::date as day) l
             cross join lateral (
               select (l.day + make_interval(hours => b.digest_hour)) at time zone coalesce(b.time_zone, 'Australia/Sydney') as hour) h
          where b.try_mails_at <= now() and (b.digested_day is null or b.digested_day < l.day) and h.hour <= $1
            and exists (select from notice_mail m where m.tenant_id = b.tenant_id and m.pace = 'daily' and m.told_at < h.hour)
          limit ${atOnce}`,
        [this.clock.now()],
      ),
    );
    for (const { tenantId, day } of due) await this.mail(tenantId, { pace: 'daily', day });
    return due.length === atOnce;
  }

  private async mail(tenantId: string, round: Round): Promise<void> {
    try {
      await this.news.execute(tenantId, round);
    } catch (error) {
      this.logger.warn({ err: error, tenantId, pace: round.pace }, 'News could not be mailed; it is tried again');
      await this.db.tenant(tenantId, (tx) =>
        tx.execute(
          `update business set try_mails_at = now() + make_interval(secs => ${pauseSeconds}) where tenant_id = $1`,
          [tenantId],
        ),
      );
    }
  }
}
