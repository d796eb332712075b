import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { turnEnded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, type Clock } from '@bellbird/service-host';
import { nobody } from '../automation.repository.js';
import { gatheredAt } from './occurrence.js';

const hourMs = 3_600_000;

/** A contact; or a phone, and the nil contact. */
interface Visitor {
  contactId: string;
  phone: string | null;
}

/** Somebody was here: what follows of it waits for its hour. */
@Injectable()
export class GatherVisits {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  @On(turnEnded)
  async turnEnded({ payload }: ConsumedEvent<typeof turnEnded>, tx: Tx): Promise<void> {
    const { turnId, contactId, phone, status, at } = payload;
    const occasion = `turn:${turnId}`;
    if (status !== 'attended') return forgetVisit(tx, occasion);
    const who = { contactId: contactId ?? nobody, phone: contactId === null ? phone : null };
    if (contactId !== null || phone !== null) await this.remember(tx, 'turn', occasion, who, new Date(at));
  }

  /** For each automation that is on and waits for such visits, once a visit. Of a phone it is asked later whose it is. */
  private async remember(tx: Tx, on: string, occasion: string, who: Visitor, at: Date): Promise<void> {
    const waiting = await tx.query<{ id: string; afterHours: number }>(
      `select id, (trigger->>'afterHours')::int as "afterHours" from automation
        where tenant_id = $1 and kind = 'after-visit' and state = 'active' and trigger->'on' ? $2 order by id for update`,
      [tx.tenantId, on],
    );
    for (const { id, afterHours } of waiting) {
      const due = new Date(at.getTime() + afterHours * hourMs);
      const written = await tx.query(
        `insert into automation_occasion (tenant_id, automation_id, contact_id, phone, occasion, due_at) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing returning 1 as written`,
        [tx.tenantId, id, who.contactId, who.phone, occasion, due],
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
