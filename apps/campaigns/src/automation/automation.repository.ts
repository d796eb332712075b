import { nilTenant } from '@bellbird/auth';
import { jsonb, sql, Table, type Tx } from '@bellbird/database';
import { automationPaused } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { Automation } from './automation.js';

export const automations = new Table<Automation, { updatedAt: Date }>(
  'automation',
  {
    id: 'id',
    tenantId: 'tenant_id',
    name: 'name',
    kind: 'kind',
    type: 'type',
    state: 'state',
    trigger: jsonb('trigger'),
    template: jsonb('template'),
    runMaxCost: 'run_max_cost',
    monthCap: 'month_cap',
    nextRunAt: 'next_run_at',
    skippedAt: 'skipped_at',
    refusals: 'refusals',
    pausedReason: 'paused_reason',
    createdBy: 'created_by',
    version: 'version',
  },
  { updatedAt: 'updated_at' },
);

/** Whose a run of everybody is, and what nobody in particular has. */
export const nobody = nilTenant;

/** The automation as it was seen, locked; null where it has changed since, or another scheduler is at it. */
export async function lockAsSeen(tx: Tx, seen: Automation): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from automation where tenant_id = $1 and id = $2 and version = $3 and state = 'active' and next_run_at = $4
     for update skip locked`,
    [seen.tenantId, seen.id, seen.version, seen.nextRunAt],
  );
  return rows.length > 0;
}

/** Its row is locked. What a person reads of it has changed where its state has. */
export async function change(tx: Tx, automation: Automation, given: Partial<Automation>, now: Date): Promise<void> {
  const { tenantId, id, state } = automation;
  const stops = given.state === 'paused' && state !== 'paused';
  await automations.update(
    tx,
    { tenantId, id },
    { ...given, ...(stops && { version: sql`version + 1`, updatedAt: now }) },
  );
  if (!stops || given.pausedReason == null) return;
  await publish(
    tx,
    automationPaused,
    {
      automationId: id,
      tenantId,
      name: automation.name,
      reason: given.pausedReason,
      createdBy: automation.createdBy,
      at: now.toISOString(),
    },
    { aggregateVersion: automation.version + 1n },
  );
}

/** Micro-dollars that a campaign takes or may still take: its exact cost, or its bound while its people are put together. */
const bill = `case when stage = 'freezing' then max_cost else cost end`;

/**
 * Micro-dollars that its campaigns since `since` took, or may still take: the exact cost of one that is under way, the
 * bound of one whose people are still being put together.
 */
export async function spentSince(tx: Tx, automationId: string, since: Date): Promise<bigint> {
  const [row] = await tx.query<{ spent: string }>(
    `select coalesce(sum(case when completed_at is not null then charged else ${bill} end), 0)::text as spent
       from campaign where tenant_id = $1 and automation_id = $2 and created_at >= $3`,
    [tx.tenantId, automationId, since],
  );
  return BigInt(row?.spent ?? 0);
}

/** The same of all campaigns of one run, which have one time. */
export async function billOfRun(tx: Tx, automationId: string, at: Date): Promise<bigint> {
  const [row] = await tx.query<{ bill: string }>(
    `select coalesce(sum(${bill}), 0)::text as bill from campaign where tenant_id = $1 and automation_id = $2 and created_at = $3`,
    [tx.tenantId, automationId, at],
  );
  return BigInt(row?.bill ?? 0);
}

/** Whether the bill of one of its campaigns is not known yet, be it canceled meanwhile: until then it counts with its bound. */
export async function isBeingPutTogether(tx: Tx, automationId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from campaign where tenant_id = $1 and automation_id = $2 and stage = 'freezing' limit 1`,
    [tx.tenantId, automationId],
  );
  return rows.length > 0;
}
