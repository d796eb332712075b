import type { Tx } from '@bellbird/database';
import { activeTraceparent } from '@bellbird/outbox';
import { tenantNumber } from './tenant-number.js';

export type ControlState = 'waiting' | 'running' | 'paused' | 'canceled' | 'finished';

/** What dispatch knows of a campaign; `campaign_control` as it lies in the database. */
export interface CampaignControl {
  tenant_no: number;
  tenant_id: string;
  campaign_no: number;
  campaign_id: string;
  state: ControlState;
  prio: number;
  send_from: Date | number;
  send_until: Date | number;
  hold_id: string | null;
  version: bigint;
  paused: boolean;
  funded_heard: boolean;
  cancel_heard: boolean;
  time_zone: string | null;
  not_before: Date | null;
  not_later_than: Date | null;
  limit_first_only: boolean;
  unknown_policy: 'resend' | 'never';
  held: 'send-window' | 'too-late' | null;
  pages: number | null;
  left_out: Record<string, number>;
  stopped: boolean;
  duplicates: number;
  recipients: number | null;
  revision: bigint;
  /** Where what goes on beside events is told; of the event that funded it, before that of the first. */
  traceparent: string | null;
}

export const controlColumns = `tenant_no, tenant_id, campaign_no, campaign_id, state, prio, send_from, send_until, hold_id, version, paused, funded_heard, cancel_heard,
  time_zone, not_before, not_later_than, limit_first_only, unknown_policy, held, pages, left_out, stopped, duplicates, recipients, revision, traceparent`;

/**
 * A campaign's row, locked until the transaction ends; made where this is the first that is heard of it (its events and
 * the stop call come in any order). Null where the id belongs to another tenant.
 */
export async function lockCampaign(tx: Tx, tenantId: string, campaignId: string): Promise<CampaignControl | null> {
  const tenantNo = await tenantNumber(tx, tenantId);
  const find = `select ${controlColumns} from campaign_control where tenant_no = $1 and campaign_id = $2 for update`;
  const [there] = await tx.query<CampaignControl>(find, [tenantNo, campaignId]);
  if (there !== undefined) return there;
  await tx.execute(
    'insert into campaign_control (tenant_no, campaign_id, tenant_id, traceparent) values ($1, $2, $3, $4) on conflict (campaign_id) do nothing',
    [tenantNo, campaignId, tenantId, activeTraceparent()],
  );
  const [made] = await tx.query<CampaignControl>(find, [tenantNo, campaignId]);
  return made ?? null;
}

/** Writes columns of a campaign's row and answers its new revision. The names come from the caller's source, never from input. */
export async function changeCampaign(
  tx: Tx,
  of: { tenant_no: number; campaign_no: number },
  changes: Record<string, unknown> = {},
): Promise<bigint> {
  const names = Object.keys(changes);
  const sets = names.map((name, at) => `${name} = $${at + 3}`);
  const [row] = await tx.query<{ revision: bigint }>(
    `update campaign_control set ${['revision = revision + 1', ...sets].join(', ')} where tenant_no = $1 and campaign_no = $2 returning revision`,
    [of.tenant_no, of.campaign_no, ...names.map((name) => changes[name])],
  );
  return row?.revision ?? 0n;
}
