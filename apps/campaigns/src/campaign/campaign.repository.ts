import type { Tx } from '@bellbird/database';
import { activeTraceparent } from '@bellbird/outbox';
import type { Campaign, Decision } from './campaign.js';

/** Member → column. The order is that of insertions. */
const columns = {
  id: 'id',
  tenantId: 'tenant_id',
  kind: 'kind',
  name: 'name',
  status: 'status',
  stage: 'stage',
  messageType: 'message_type',
  deliveryType: 'delivery_type',
  scheduledAt: 'scheduled_at',
  notLaterThan: 'not_later_than',
  limitLifted: 'limit_lifted',
  callerId: 'caller_id',
  message: 'message',
  contactIds: 'contact_ids',
  groupIds: 'group_ids',
  segmentIds: 'segment_ids',
  smsTemplateId: 'sms_template_id',
  maxCost: 'max_cost',
  cancelWindowSeconds: 'cancel_window_seconds',
  ownerPaused: 'owner_paused',
  waitReason: 'wait_reason',
  cancellationReason: 'cancellation_reason',
  prices: 'prices',
  priceVersion: 'price_version',
  currency: 'currency',
  senderAddress: 'sender_address',
  timeZone: 'time_zone',
  recipients: 'recipients',
  outbound: 'outbound',
  delivered: 'delivered',
  bounced: 'bounced',
  unknown: 'unknown',
  canceled: 'canceled',
  leftOut: 'left_out',
  units: 'parts',
  cost: 'cost',
  held: 'held',
  charged: 'charged',
  holdAsked: 'hold_asked',
  holdRefused: 'hold_refused',
  holdClosed: 'hold_closed',
  funded: 'funded',
  settlesSeen: 'settles_seen',
  settlesExpected: 'settles_expected',
  askedTimes: 'asked_times',
  askAgainAt: 'ask_again_at',
  createdBy: 'created_by',
  createdAt: 'created_at',
  launchedAt: 'launched_at',
  completedAt: 'completed_at',
  version: 'version',
} as const satisfies Record<keyof Campaign, string>;

const members = Object.keys(columns) as (keyof Campaign)[];
export const campaignColumns = members.map((member) => `${columns[member]} as "${member}"`).join(', ');
/** The same as the kit selects it. */
export const campaignSelect = Object.fromEntries(members.map((member) => [member, `t.${columns[member]}`]));
const jsonMembers = new Set<keyof Campaign>(['prices', 'leftOut']);
const stored = (campaign: Partial<Campaign>, member: keyof Campaign): unknown => {
  const value = campaign[member];
  return jsonMembers.has(member) && value !== null ? JSON.stringify(value) : value;
};

/** What a person wrote about time, kept beside the instant that was computed from it. */
export interface WrittenTime {
  local: string | null;
  zone: string | null;
}

export async function insertCampaign(tx: Tx, campaign: Campaign, written: WrittenTime): Promise<void> {
  const values = members.map((member) => stored(campaign, member));
  await tx.execute(
    `insert into campaign (${members.map((member) => columns[member]).join(', ')}, updated_at, scheduled_local, schedule_zone, zone_data)
     values (${members.map((_, index) => `$${index + 1}`).join(', ')}, $${members.indexOf('createdAt') + 1}, $${members.length + 1}, $${members.length + 2}, $${members.length + 3})`,
    [...values, written.local, written.zone, process.versions.tz ?? null],
  );
}

export async function findCampaign(tx: Tx, id: string): Promise<Campaign | null> {
  const [row] = await tx.query<Campaign>(`select ${campaignColumns} from campaign where tenant_id = $1 and id = $2`, [
    tx.tenantId,
    id,
  ]);
  return row ?? null;
}

export async function lockCampaign(tx: Tx, id: string): Promise<Campaign | null> {
  const [row] = await tx.query<Campaign>(
    `select ${campaignColumns} from campaign where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, id],
  );
  return row ?? null;
}

/** Writes a decision and answers the campaign as it is then; the version rises by one. */
export async function applyDecision(
  tx: Tx,
  campaign: Campaign,
  decision: NonNullable<Decision>,
  now: Date,
): Promise<Campaign> {
  const changed = (Object.keys(decision.change) as (keyof Campaign)[]).filter(
    (member) => decision.change[member] !== undefined,
  );
  const sets = changed.map((member, index) => `${columns[member]} = $${index + 4}`);
  await tx.execute(
    `update campaign set ${[...sets, 'version = version + 1', 'updated_at = $3'].join(', ')} where tenant_id = $1 and id = $2`,
    [campaign.tenantId, campaign.id, now, ...changed.map((member) => stored(decision.change, member))],
  );
  return { ...campaign, ...decision.change, version: campaign.version + 1n };
}

/** The request in hand sent the campaign off: what happens to it from now on is told in that one's trace. */
export async function keepTrace(tx: Tx, id: string): Promise<void> {
  await tx.execute('update campaign set traceparent = $3 where tenant_id = $1 and id = $2', [
    tx.tenantId,
    id,
    activeTraceparent(),
  ]);
}

export async function setWrittenTime(
  tx: Tx,
  id: string,
  written: WrittenTime,
  zoneData: string | null = process.versions.tz ?? null,
): Promise<void> {
  await tx.execute(
    'update campaign set scheduled_local = $3, schedule_zone = $4, zone_data = $5 where tenant_id = $1 and id = $2',
    [tx.tenantId, id, written.local, written.zone, zoneData],
  );
}
