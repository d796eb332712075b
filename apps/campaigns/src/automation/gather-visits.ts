import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { turnEnded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, type Clock } from '@bellbird/service-host';
import { gatheredAt } from './occurrence.js';

const hourMs = 3_600_000;

/** Somebody was here: what follows of it waits for its hour. */
@Injectable()
export class GatherVisits {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  @On(turnEnded)
  async turnEnded({ payload }: ConsumedEvent<typeof turnEnded>, tx: Tx): Promise<void> {
    const { turnId, contactId, status, at } = payload;
    const occasion = `turn:${turnId}`;
    if (status !== 'attended') return forgetVisit(tx, occasion);
    if (contactId !== null) await this.remember(tx, 'turn', occasion, contactId, new Date(at));
  }

  /** For each automation that is on and waits for such visits, once a visit. */
  private async remember(tx: Tx, on: string, occasion: string, contactId: string, at: Date): Promise<void> {
    const waiting = await tx.query<{ id: string; afterHours: number }>(
      `select id, (trigger->>'afterHours')::int as "afterHours" from automation
        where tenant_id = $1 and kind = 'after-visit' and state = 'active' and trigger->'on' ? $2 order by id for update`,
      [tx.tenantId, on],
    );
    for (const { id, afterHours } of waiting) {
      const due = new Date(at.getTime() + afterHours * hourMs);
      const written = await tx.query(
        `insert into automation_occasion (tenant_id, automation_id, contact_id, occasion, due_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning 1 as written`,
        [tx.tenantId, id, contactId, occasion, due],
      );
      if (written.length === 0) continue;
      const now = this.clock.now();
      await tx.execute('update automation set next_run_at = least(next_run_at, $3) where tenant_id = $1 and id = $2', [
        tx.tenantId,
        id,
        gatheredAt(due > now ? due : now),
      ]);
    }
  }
}

/** Staff took it back before anybody was texted. */
async function forgetVisit(tx: Tx, occasion: string): Promise<void> {
  await tx.execute('delete from automation_occasion where tenant_id = $1 and occasion = $2 and done_at is null', [
    tx.tenantId,
    occasion,
  ]);
}
