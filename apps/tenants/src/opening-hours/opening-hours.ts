import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from '@bellbird/database';
import { invalidField, invalidInput, ProductError } from '@bellbird/errors';
import { actorOf } from '@bellbird/resource-kit';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { recordHours } from '../business/record-changes.js';
import { readTenant, tenants, type TenantRow } from '../business/tenant-row.js';
import { TenantHints } from '../live/tenant-hints.js';
import type { AccountSettingsOpeningHoursInput } from '../schema.generated.js';
import { noHours } from './hours.js';
import { isOpenAt, nextChangeAfter, openSince, upcomingHolidays, wallDay } from './open-at.js';
import { readHours } from './read-hours.js';

/** When a business is open: what it says, and what follows for now. */
@Injectable()
export class OpeningHours {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  async show(context: GraphContext) {
    const tenant = await this.work.read(context, (tx) =>
      readTenant(tx, tx.tenantId ?? '', context.caller, this.clock.now()),
    );
    return this.shown(tenant);
  }

  /** For who acts by the hours. */
  async now(context: GraphContext): Promise<{ since: Date | null }> {
    const now = this.clock.now();
    const { openingHours, timeZone } = await this.work.read(context, (tx) =>
      readTenant(tx, tx.tenantId ?? '', context.caller, now),
    );
    return { since: openSince(openingHours ?? noHours, now, timeZone) };
  }

  /** @throws 400 by path, 409 version-conflict. */
  async change(context: GraphContext, { version, ...given }: AccountSettingsOpeningHoursInput) {
    for (const [part, value] of Object.entries(given))
      if (value === null) throw invalidField(part, 'Give an object, or leave it out.');
    const tenant = await this.work.change(context, async (tx) => {
      const now = this.clock.now();
      const before = await readTenant(tx, tx.tenantId ?? '', context.caller, now, true);
      if (version != null && BigInt(version) !== before.openingHoursVersion) throw new ProductError('version-conflict');
      const old = before.openingHours ?? noHours;
      const { hours, errors } = readHours(given, old, wallDay(now, before.timeZone).date);
      if (errors.length > 0) throw invalidInput(...errors);
      if (isDeepStrictEqual(hours, old)) return kept(before);
      const changed = await tenants.updated(
        tx,
        { id: before.id },
        { openingHours: hours, openingHoursVersion: sql`opening_hours_version + 1`, updatedAt: now },
      );
      if (changed === null) throw new Error('The row of the tenant is gone.');
      await recordHours(tx, actorOf(context), old, changed, hours);
      tx.afterCommit(() => this.hints.tenantChanged(before.id));
      return kept(changed);
    });
    return this.shown(tenant);
  }

  private shown({ openingHours, openingHoursVersion, timeZone }: Kept) {
    const hours = openingHours ?? noHours;
    const now = this.clock.now();
    return {
      ...hours,
      timeZone,
      openNow: isOpenAt(hours, now, timeZone),
      nextChange: nextChangeAfter(hours, now, timeZone),
      upcoming: upcomingHolidays(hours, wallDay(now, timeZone).date),
      version: Number(openingHoursVersion),
    };
  }
}

/** What an answer is made of; as JSON, since it may be kept for a call that comes again. */
interface Kept {
  openingHours: TenantRow['openingHours'];
  openingHoursVersion: number | bigint;
  timeZone: string;
}
const kept = ({ openingHours, openingHoursVersion, timeZone }: TenantRow): Kept => ({
  openingHours,
  openingHoursVersion: Number(openingHoursVersion),
  timeZone,
});
