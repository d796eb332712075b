import { jsonb, sql, Table, type Tx } from '@bellbird/database';
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
  /** recipient: each zone of the campaign has times of its own, in `campaign_zone`. */
  zone_rule: 'business' | 'recipient';
  unknown_policy: 'resend' | 'never';
  held: 'send-window' | 'too-late' | null;
  pages: number | null;
  left_out: Record<string, number>;
  stopped: boolean;
  duplicates: number;
  /** People left out, by the variant that they would have got; null where the campaign has none. */
  left_out_by_variant: number[] | null;
  recipients: number | null;
  revision: bigint;
  /** Where what goes on beside events is told; of the event that funded it, before that of the first. */
  traceparent: string | null;
}

/** What is written beside it: for the statements that send, settle and end. */
interface Beside {
  prices: Readonly<Record<string, string>>;
  channel: string;
  sender: string;
  consent_needed: boolean;
  settle_count: number;
  total: bigint;
  emissions: number;
  next_emission: Date | null;
  finished_at: Date | null;
}

export const campaignControls = new Table<CampaignControl, Beside>(
  'campaign_control',
  [
    'tenant_no',
    'tenant_id',
    'campaign_no',
    'campaign_id',
    'state',
    'prio',
    'send_from',
    'send_until',
    'hold_id',
    'version',
    'paused',
    'funded_heard',
    'cancel_heard',
    'time_zone',
    'not_before',
    'not_later_than',
    'limit_first_only',
    'zone_rule',
    'unknown_policy',
    'held',
    'pages',
    'left_out',
    'stopped',
    'duplicates',
    'left_out_by_variant',
    'recipients',
    'revision',
    'traceparent',
  ],
  {
    prices: jsonb('prices'),
    channel: 'channel',
    sender: 'sender',
    consent_needed: 'consent_needed',
    settle_count: 'settle_count',
    total: 'total',
    emissions: 'emissions',
    next_emission: 'next_emission',
    finished_at: 'finished_at',
  },
);

/**
 * A campaign's row, locked until the transaction ends; made where this is the first that is heard of it (its events and
 * the stop call come in any order). Null where the id belongs to another tenant.
 */
export async function lockCampaign(tx: Tx, tenantId: string, campaignId: string): Promise<CampaignControl | null> {
  const tenantNo = await tenantNumber(tx, tenantId);
  const mine = { tenant_no: tenantNo, campaign_id: campaignId };
  const there = await campaignControls.find(tx, mine, 'for update');
  if (there !== null) return there;
  await campaignControls.insertIfNew(tx, { ...mine, tenant_id: tenantId, traceparent: activeTraceparent() });
  return campaignControls.find(tx, mine, 'for update');
}

/** Writes members of a campaign's row and answers its new revision. */
export async function changeCampaign(
  tx: Tx,
  { tenant_no, campaign_no }: { tenant_no: number; campaign_no: number },
  changes: Parameters<typeof campaignControls.update>[2],
): Promise<bigint> {
  const change = { ...changes, revision: sql`revision + 1` };
  return (await campaignControls.updated(tx, { tenant_no, campaign_no }, change))?.revision ?? 0n;
}
