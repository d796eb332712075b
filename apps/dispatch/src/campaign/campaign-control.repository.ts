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
  closed_at: Date | null;
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
    closed_at: 'closed_at',
  },
);

/** As `lockCampaigns`, of one. Null where the id belongs to another tenant. */
export async function lockCampaign(tx: Tx, tenantId: string, campaignId: string): Promise<CampaignControl | null> {
  const [campaign] = await lockCampaigns(tx, tenantId, [campaignId]);
  return campaign ?? null;
}

/**
 * Campaigns' rows, locked until the transaction ends, in the order of their numbers; made where this is the first that is
 * heard of one (its events and the stop call come in any order). One whose id belongs to another tenant is not among them.
 */
export async function lockCampaigns(
  tx: Tx,
  tenantId: string,
  campaignIds: readonly string[],
): Promise<CampaignControl[]> {
  const tenantNo = await tenantNumber(tx, tenantId);
  const lock = (ids: readonly string[]): Promise<CampaignControl[]> =>
    tx.query<CampaignControl>(
      `select ${campaignControls.columns} from campaign_control
        where tenant_no = $1 and campaign_id = any($2::uuid[]) order by campaign_no for update`,
      [tenantNo, ids],
    );
  const there = await lock(campaignIds);
  const known = new Set(there.map(({ campaign_id }) => campaign_id));
  // Sorted, so that two transactions that make the same ones never wait for each other.
  const missing = [...new Set(campaignIds)].filter((id) => !known.has(id)).sort();
  if (missing.length === 0) return there;
  const traceparent = activeTraceparent();
  const made = await campaignControls.insertNew(
    tx,
    missing.map((campaign_id) => ({ tenant_no: tenantNo, campaign_id, tenant_id: tenantId, traceparent })),
  );
  // Somebody else was faster with the rest, or they are another tenant's.
  const others = made.length < missing.length ? await lock(missing) : made;
  return [...there, ...others].sort((a, b) => a.campaign_no - b.campaign_no);
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
