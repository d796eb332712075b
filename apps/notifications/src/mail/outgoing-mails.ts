import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { emailSettled } from '@bellbird/events';
import { activeTraceparent, publish } from '@bellbird/outbox';
import { Every } from '@bellbird/service-host';
import type { TemplateName } from './mail-templates.js';
import { checkValues, templateOf, type MailValues } from './render-mail.js';

export interface MailRequest {
  emailId: string;
  tenantId: string;
  to: string;
  template: TemplateName;
  values: MailValues;
  /** Null: now. */
  requestedAt: Date | null;
}

/** A mail in the hands of this process until its lease ends; `attempts` is its fence. */
export interface ClaimedMail {
  tenantId: string;
  id: string;
  template: TemplateName;
  recipient: string;
  values: MailValues;
  attempts: number;
  tooLate: boolean;
  traceparent: string | null;
}

export type Failure = 'rejected' | 'too-late';

/** Longer than any adapter takes. */
const leaseSeconds = 30;
const mostPauseSeconds = 600;

/** Keeps a mail to be sent, once by its id. @throws Error where the template's values are not all there. */
export async function queueMail(
  tx: Tx,
  { emailId, tenantId, to, template, values, requestedAt }: MailRequest,
): Promise<void> {
  checkValues(template, values);
  await tx.execute(
    `insert into outgoing_mail (tenant_id, id, template, recipient, template_values, useful_until, traceparent)
     values ($1, $2, $3, $4, $5, coalesce($6::timestamptz, now()) + make_interval(mins => $7), $8) on conflict (tenant_id, id) do nothing`,
    [
      tenantId,
      emailId,
      template,
      to,
      JSON.stringify(values),
      requestedAt,
      templateOf(template).usefulMinutes,
      activeTraceparent(),
    ],
  );
}

/** Seconds until the next try after so many. `jitter` from 0 to 1 takes up to half of it away. */
export function pauseAfter(attempts: number, jitter: number): number {
  return Math.min(mostPauseSeconds, 2 ** Math.min(attempts, 20)) * (1 - jitter / 2);
}

/** The queue of mails on their way out, of all tenants. */
@Injectable()
export class OutgoingMails {
  constructor(private readonly db: Database) {}

  /** Takes up to `limit` mails that are due. One that is not settled within the lease comes up again. */
  claim(limit: number): Promise<ClaimedMail[]> {
    return this.db.system((tx) =>
      tx.query<ClaimedMail>(
        `with due as (
         select tenant_id, id from outgoing_mail where state = 'queued' and next_try_at <= clock_timestamp()
         order by next_try_at limit $1 for update skip locked)
       update outgoing_mail m set attempts = m.attempts + 1, next_try_at = clock_timestamp() + make_interval(secs => $2)
       from due where m.tenant_id = due.tenant_id and m.id = due.id
       returning m.tenant_id as "tenantId", m.id, m.template, m.recipient, m.template_values as values, m.attempts, m.useful_until < clock_timestamp() as "tooLate", m.traceparent`,
        [limit, leaseSeconds],
      ),
    );
  }

  /** The values hold codes and links: they go at once, whatever became of the mail. Who asked for it is told. */
  async settle({ tenantId, id, template, attempts }: ClaimedMail, outcome: 'sent' | Failure): Promise<void> {
    const state = outcome === 'sent' ? 'sent' : 'failed';
    await this.db.system(async (tx) => {
      const isSettled = await tx.execute(
        `update outgoing_mail set state = $4, failure = $5, settled_at = now(), template_values = null
       where tenant_id = $1 and id = $2 and attempts = $3 and state = 'queued'`,
        [tenantId, id, attempts, state, outcome === 'sent' ? null : outcome],
      );
      if (isSettled > 0)
        await publish(tx, emailSettled, { emailId: id, tenantId, template, state }, { aggregateVersion: 1n });
    });
  }

  async tryAgainLater({ tenantId, id, attempts }: ClaimedMail, afterSeconds: number): Promise<void> {
    await this.db.system((tx) =>
      tx.execute(
        `update outgoing_mail set next_try_at = clock_timestamp() + make_interval(secs => $4) where tenant_id = $1 and id = $2 and attempts = $3 and state = 'queued'`,
        [tenantId, id, attempts, afterSeconds],
      ),
    );
  }

  /** How many wait, and since when the oldest does, in seconds. */
  async waiting(): Promise<{ rows: number; oldestSeconds: number }> {
    const [waiting] = await this.db.system((tx) =>
      tx.query<{ rows: number; oldestSeconds: number }>(
        `select count(*)::int as rows, coalesce(extract(epoch from now() - min(requested_at)), 0)::float8 as "oldestSeconds" from outgoing_mail where state = 'queued'`,
      ),
    );
    return waiting ?? { rows: 0, oldestSeconds: 0 };
  }

  /** Addresses are forgotten after 30 days, the rest after a year. */
  @Every('1h')
  async forgetOld(): Promise<void> {
    await this.db.system(async (tx) => {
      await tx.execute(
        `update outgoing_mail set recipient = null where settled_at < now() - interval '30 days' and recipient is not null`,
      );
      await tx.execute(`delete from outgoing_mail where settled_at < now() - interval '1 year'`);
    });
  }
}
