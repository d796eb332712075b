import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { Allowance, callerOf } from '@bellbird/limits';
import { CLOCK, type Clock, type GraphContext } from '@bellbird/service-host';
import { brandingOf } from '../business/branding.js';
import { tenants, type TenantRow } from '../business/tenant-row.js';
import { currentPolicy, publicId, shownPolicy } from '../privacy-policy/privacy-policies.js';
import { OpeningNows } from './opening-now.js';

/** Profile and policy together, an address. */
const aMinute = { most: 120, windowMs: 60_000 };

/** What everybody may know of a business. */
@Injectable()
export class PublicProfile {
  private readonly opening = new OpeningNows();

  constructor(
    private readonly db: Database,
    private readonly allowance: Allowance,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 404 for a malformed or unknown id alike, 429. */
  async profile(context: GraphContext, given: string) {
    const tenant = await this.found(context, given, (each) => each);
    const { openNow, today, nextChange } = this.opening.of(tenant, this.clock.now());
    const { timeZone, policyVersion } = tenant;
    return { ...wornBy(tenant), timeZone, openNow, today, nextChange, hasPolicy: policyVersion > 0 };
  }

  /** @throws 404 where none was published, too; 429. */
  async policy(context: GraphContext, given: string) {
    const { tenant, policy } = await this.found(context, given, async (each, tx) => ({
      tenant: each,
      policy: shownPolicy(await currentPolicy(tx, each)),
    }));
    if (policy.version === 0) throw notFound();
    const { type, rendered, content, url, publishedAt } = policy;
    return { ...wornBy(tenant), type, content: rendered, markdown: content, url, publishedAt: new Date(publishedAt!) };
  }

  private async found<T>(
    { remoteAddress }: GraphContext,
    given: string,
    read: (tenant: TenantRow, tx: Parameters<Parameters<Database['tenant']>[1]>[0]) => T | Promise<T>,
  ): Promise<T> {
    await this.allowance.spend('public business', callerOf(remoteAddress), aMinute);
    const id = publicId(given);
    return this.db.tenant(id, async (tx) => {
      const tenant = await tenants.find(tx, { id });
      if (tenant === null) throw notFound();
      return read(tenant, tx);
    });
  }
}

/** What every public page of a business wears. */
function wornBy(tenant: TenantRow) {
  const { icon, logo, colours } = brandingOf(tenant);
  return { businessName: tenant.name, icon, logo, colours };
}
