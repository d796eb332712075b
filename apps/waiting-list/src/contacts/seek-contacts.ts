import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { eachApart, Every, LOGGER, type Logger } from '@bellbird/service-host';
import { placeholdersUsed } from '@bellbird/sms-text';
import { QueueHints } from '../live/queue-hints.js';
import { ContactsPeer } from '../peers/contacts.peer.js';
import { readSettings } from '../settings/read-settings.js';
import { ofContact } from '../texts/turn-text.js';
import { presentDay, workDays } from '../work-day/work-day.js';

/** Turns of one sweep. */
const atOnce = 500;

interface Unsought {
  tenantId: string;
  id: string;
  phone: string;
}

/** Asks contacts, after the bookings, whose phones they have. Nobody waits for it: who is no contact waits all the same. */
@Injectable()
export class SeekContacts {
  constructor(
    private readonly db: Database,
    private readonly contacts: ContactsPeer,
    private readonly hints: QueueHints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Every('5s')
  async sweep(): Promise<void> {
    const unsought = await this.db.system((tx) =>
      tx.query<Unsought>(
        `select tenant_id as "tenantId", id, phone from turn where phone is not null and not contact_sought order by booked_at limit $1`,
        [atOnce],
      ),
    );
    const byTenant = new Map<string, Unsought[]>();
    for (const each of unsought) byTenant.set(each.tenantId, [...(byTenant.get(each.tenantId) ?? []), each]);
    const businesses = [...byTenant].map(([tenantId, sought]) => ({ tenantId, sought }));
    await eachApart(businesses, this.logger, ({ tenantId, sought }) => this.seek(tenantId, sought));
  }

  private async seek(tenantId: string, sought: readonly Unsought[]): Promise<void> {
    const found = await this.contacts.contactsByPhones(tenantId, [...new Set(sought.map(({ phone }) => phone))]);
    await this.db.tenant(tenantId, async (tx) => {
      // The day before its turns, as everywhere, so that nobody waits for each other.
      const day = await presentDay(tx, tenantId, 'for update');
      // What is known of the order by its version shows the contacts too.
      if (found.size > 0 && day !== null)
        await workDays.update(tx, { tenantId, id: day.id }, { version: day.version + 1n });
      const { messages } = (await readSettings(tx, tenantId)).settings;
      const placeholders = new Set(Object.values(messages).flatMap(({ text }) => placeholdersUsed(text)));
      // Of a phone that was corrected meanwhile nothing is known yet.
      await tx.execute(
        `update turn t set contact_id = s.contact, of_contact = s.of_contact, contact_sought = true
           from unnest($2::uuid[], $3::text[], $4::uuid[], $5::jsonb[]) s(id, phone, contact, of_contact)
          where t.tenant_id = $1 and t.id = s.id and t.phone = s.phone`,
        [
          tenantId,
          sought.map(({ id }) => id),
          sought.map(({ phone }) => phone),
          sought.map(({ phone }) => found.get(phone)?.id ?? null),
          sought.map(({ phone }) => JSON.stringify(ofContact(placeholders, found.get(phone)))),
        ],
      );
      if (found.size > 0) tx.afterCommit(() => this.hints.boardChanged(tenantId));
    });
  }
}
