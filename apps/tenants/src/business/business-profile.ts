import { Inject, Injectable } from '@nestjs/common';
import { type Caller } from '@bellbird/auth';
import { sql, type Tx } from '@bellbird/database';
import { invalidField, invalidInput, ProductError, type FieldError } from '@bellbird/errors';
import { isHex } from '@bellbird/field-rules';
import { actorOf } from '@bellbird/resource-kit';
import { CLOCK, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { BrandImages } from './brand-images.js';
import { brandingOf, type Branding } from './branding.js';
import { BrandingInput, DetailsInput } from './details-input.js';
import { messages, withoutSpaces } from './details-rules.js';
import { recordDetails, recordImages } from './record-changes.js';
import { sayBrandingChanged, sayDetailsChanged } from './say-tenant-updated.js';
import { readTenant, tenants, type TenantRow } from './tenant-row.js';

/** What of a tenant's own page can be changed. */
type Changes = {
  [
    Member in
      | 'name'
      | 'email'
      | 'country'
      | 'state'
      | 'city'
      | 'address'
      | 'postCode'
      | 'website'
      | 'timeZone'
      | 'abn'
      | 'phone'
      | 'branding'
      | 'primaryColour'
      | 'flags'
  ]?: TenantRow[Member] | undefined;
};

const mostFlags = 50;

/** The tenant's own page: details, branding, flags. */
@Injectable()
export class BusinessProfile {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
    private readonly brandImages: BrandImages,
  ) {}

  show(context: GraphContext): Promise<TenantRow> {
    return this.work.read(context, (tx) => this.tenant(tx, context.caller));
  }

  /** @throws 400 by field, 409 version-conflict. */
  async changeDetails(context: GraphContext, raw: unknown): Promise<Details> {
    const { version, ...given } = await validated(DetailsInput, raw);
    const details = given.abn === undefined ? given : { ...given, abn: withoutSpaces(given.abn) };
    return this.work.change(context, async (tx) => {
      const before = await this.tenant(tx, context.caller, true);
      if (version != null && BigInt(version) !== before.version) throw new ProductError('version-conflict');
      const changed = await this.write(tx, before.id, details, 'person');
      await sayDetailsChanged(tx, changed);
      await recordDetails(tx, actorOf(context), before, changed);
      return detailsOf(changed);
    });
  }

  /**
   * `icon` and `logo`: an image that was uploaded as one, or null to take it away; it is published first.
   * `colours.primary`: a colour, or null for Bellbird's. @throws 400 by field.
   */
  async changeBranding(context: GraphContext, raw: unknown): Promise<Branding> {
    const input = await validated(BrandingInput, raw);
    const primaryColour = input.colours === undefined ? undefined : primaryOf(input.colours);
    return this.work.changeAfter(
      context,
      async () => this.brandImages.publish(await this.show(context), input),
      async (tx, images) => {
        const before = await this.tenant(tx, context.caller, true);
        const changed = await this.write(tx, before.id, { branding: { ...before.branding, ...images }, primaryColour });
        await this.brandImages.releaseReplaced(tx, before, changed);
        await sayBrandingChanged(tx, changed);
        await recordImages(tx, actorOf(context), before, changed);
        return brandingOf(changed);
      },
    );
  }

  /** Flags are named by the client; those given are set, the others stay. @throws 400 by field. */
  async changeFlags(context: GraphContext, raw: unknown): Promise<Record<string, boolean>> {
    const given = readFlags(raw);
    return this.work.change(context, async (tx) => {
      const { id, flags } = await this.tenant(tx, context.caller, true);
      const next = { ...flags, ...given };
      if (Object.keys(next).length > mostFlags) throw invalidField('flags', `There are at most ${mostFlags} flags.`);
      return (await this.write(tx, id, { flags: next })).flags;
    });
  }

  private tenant(tx: Tx, caller: Caller | null, lock = false): Promise<TenantRow> {
    return readTenant(tx, tx.tenantId ?? '', caller, this.clock.now(), lock);
  }

  private async write(tx: Tx, tenantId: string, changes: Changes, detailsFrom?: 'person'): Promise<TenantRow> {
    const stamp = { version: sql`version + 1`, updatedAt: this.clock.now() };
    const row = await tenants.updated(tx, { id: tenantId }, { ...changes, detailsFrom, ...stamp });
    if (row === null) throw new Error('The row of the tenant is gone.');
    tx.afterCommit(() => this.hints.tenantChanged(tenantId));
    return row;
  }
}

export interface Details extends Pick<
  TenantRow,
  'name' | 'email' | 'country' | 'state' | 'city' | 'address' | 'postCode' | 'website' | 'timeZone' | 'abn' | 'phone'
> {
  version: number;
}

export function detailsOf({
  name,
  email,
  country,
  state,
  city,
  address,
  postCode,
  website,
  timeZone,
  abn,
  phone,
  version,
}: TenantRow): Details {
  const place = { country, state, city, address, postCode, timeZone };
  return { name, email, ...place, website, abn, phone, version: Number(version) };
}

function primaryOf(raw: unknown): string | null {
  if (raw === null) return null;
  if (typeof raw !== 'object' || Array.isArray(raw)) throw invalidField('colours', 'Give a colour, or null.');
  const { primary, ...others } = raw as { primary?: unknown };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw invalidField(`colours.${unknown.toWellFormed().slice(0, 64)}`, 'Unknown field.');
  if (primary === null) return null;
  if (typeof primary !== 'string' || !isHex(primary)) throw invalidField('colours.primary', messages.colour);
  return primary.toLowerCase();
}

function readFlags(raw: unknown): Record<string, boolean> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw invalidField('flags', 'Give an object of flags.');
  const wrong = Object.entries(raw).flatMap(([name, value]): FieldError[] => {
    if (!/^[A-Za-z][A-Za-z0-9]{0,63}$/.test(name) || ['__proto__', 'constructor', 'prototype'].includes(name))
      return [{ field: name.toWellFormed().slice(0, 64), message: 'Unknown field.' }];
    return typeof value === 'boolean' ? [] : [{ field: name, message: 'Must be true or false.' }];
  });
  if (wrong.length > 0) throw invalidInput(...wrong);
  return raw as Record<string, boolean>;
}
