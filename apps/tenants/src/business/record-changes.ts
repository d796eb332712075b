import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@bellbird/database';
import type { AuditActionOf } from '@bellbird/events';
import { recordAudit, type AuditActor, type PrivilegedChange } from '@bellbird/resource-kit';
import type { Hours } from '../opening-hours/hours.js';
import type { PolicyRow } from '../privacy-policy/policy-row.js';
import type { TenantRow } from './tenant-row.js';

type Changes = NonNullable<PrivilegedChange['changes']>;

/** Whose values the trail shows; of the others it says only that they changed. */
const shown = ['name', 'country', 'state', 'city', 'postCode', 'website', 'timeZone', 'abn'] as const;
const unshown = ['email', 'address', 'phone'] as const;

/** Puts a change of the details into the audit trail; what changes nothing is none. */
export function recordDetails(tx: Tx, actor: AuditActor, before: TenantRow, after: TenantRow): Promise<void> {
  return record(tx, actor, 'business.details-changed', after, {
    ...differences(shown.map((field) => [field, before[field], after[field]])),
    ...withoutValues(unshown.map((field) => [field, before[field], after[field]])),
  });
}

/** The same for icon and logo, by where they lie, and the colour. */
export function recordImages(
  tx: Tx,
  actor: AuditActor,
  { branding: before, primaryColour }: TenantRow,
  after: TenantRow,
): Promise<void> {
  const images = (['icon', 'logo'] as const).map((field): Difference => [
    field,
    before[field]?.bucketPath ?? null,
    after.branding[field]?.bucketPath ?? null,
  ]);
  const colour: Difference = ['colours.primary', primaryColour, after.primaryColour];
  return record(tx, actor, 'business.branding-changed', after, differences([...images, colour]));
}

/** The same for the privacy policy, without its text and answers. */
export function recordPolicy(
  tx: Tx,
  actor: AuditActor,
  before: PolicyRow,
  now: PolicyRow,
  tenant: TenantRow,
): Promise<void> {
  const changes = {
    ...differences([
      ['type', before.type, now.type],
      ['url', before.url, now.url],
    ]),
    ...withoutValues([
      ['content', before.content, now.content],
      ['generated', JSON.stringify(before.generated), JSON.stringify(now.generated)],
    ]),
  };
  return record(tx, actor, 'business.policy-published', tenant, changes, BigInt(now.version));
}

/** The same for the opening hours, by which part of them changed. */
export function recordHours(tx: Tx, actor: AuditActor, before: Hours, after: TenantRow, now: Hours): Promise<void> {
  const parts = (['weekly', 'exceptions', 'publicHolidays'] as const).filter(
    (part) => !isDeepStrictEqual(before[part], now[part]),
  );
  const changes: Changes = Object.fromEntries(parts.map((part) => [part, [null, null]]));
  return record(tx, actor, 'business.hours-changed', after, changes, after.openingHoursVersion);
}

type Difference = readonly [field: string, before: string | null, after: string | null];
const differences = (all: readonly Difference[]): Changes =>
  Object.fromEntries(all.filter(([, from, to]) => from !== to).map(([field, from, to]) => [field, [from, to]]));
const withoutValues = (all: readonly Difference[]): Changes =>
  Object.fromEntries(Object.keys(differences(all)).map((field) => [field, [null, null]]));

async function record(
  tx: Tx,
  actor: AuditActor,
  action: AuditActionOf<'tenants'>,
  { id, name, version }: TenantRow,
  changes: Changes,
  nth = version,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await recordAudit(tx, actor, { action, nth, subject: { type: 'business', id, name }, changes });
}
