import { jsonb, sql, Table, type Tx } from '@bellbird/database';
import { activeTraceparent } from '@bellbird/outbox';
import type { Campaign, Decision } from './campaign.js';

/** What is kept beside a campaign's state. */
interface Beside {
  scheduleZone: string | null;
  zoneData: string | null;
  traceparent: string | null;
  updatedAt: Date;
}

export const campaigns = new Table<Campaign, Beside>(
  'campaign',
  {
    id: 'id',
    tenantId: 'tenant_id',
    kind: 'kind',
    name: 'name',
    status: 'status',
    stage: 'stage',
    messageType: 'message_type',
    deliveryType: 'delivery_type',
    scheduledAt: 'scheduled_at',
    scheduledLocal: 'scheduled_local',
    notLaterThan: 'not_later_than',
    limitLocal: 'limit_local',
    recipientZone: 'recipient_zone',
    launchAt: 'launch_at',
    limitLifted: 'limit_lifted',
    callerId: 'caller_id',
    message: 'message',
    variants: jsonb('variants'),
    variantSeed: 'variant_seed',
    contactIds: 'contact_ids',
    groupIds: 'group_ids',
    segmentIds: 'segment_ids',
    phones: jsonb('phones'),
    saveAsContacts: 'save_as_contacts',
    resendOf: jsonb('resend_of'),
    quick: 'quick',
    automationId: 'automation_id',
    smsTemplateId: 'sms_template_id',
    trackLinks: 'track_links',
    linkSetNo: 'link_set_no',
    linkUrls: 'link_urls',
    maxCost: 'max_cost',
    cancelWindowSeconds: 'cancel_window_seconds',
    ownerPaused: 'owner_paused',
    suspended: 'suspended',
    waitReason: 'wait_reason',
    cancellationReason: 'cancellation_reason',
    prices: jsonb('prices'),
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
    leftOut: jsonb('left_out'),
    engagement: jsonb('engagement'),
    units: 'parts',
    cost: 'cost',
    held: 'held',
    charged: 'charged',
    chargedUnits: 'charged_units',
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
  },
  {
    scheduleZone: 'schedule_zone',
    zoneData: 'zone_data',
    traceparent: 'traceparent',
    updatedAt: 'updated_at',
  },
);

const ownOf = ({ tenantId }: Tx, id: string): { tenantId: string | null; id: string } => ({ tenantId, id });

/** What a person wrote about time, kept beside the instant that was computed from it. */
export interface WrittenTime {
  local: string | null;
  zone: string | null;
}

export async function insertCampaign(tx: Tx, campaign: Campaign, written: WrittenTime): Promise<void> {
  await campaigns.insert(tx, { ...campaign, ...asColumns(written), updatedAt: campaign.createdAt });
}

export const findCampaign = (tx: Tx, id: string): Promise<Campaign | null> => campaigns.find(tx, ownOf(tx, id));

/** The campaigns of these ids that are the business's whose transaction it is, in no order. */
export const findCampaigns = (tx: Tx, ids: readonly string[]): Promise<Campaign[]> =>
  tx.query<Campaign>(`select ${campaigns.columns} from campaign where tenant_id = $1 and id = any($2::uuid[])`, [
    tx.tenantId,
    ids,
  ]);

/** Which of these ids are campaigns of the business whose transaction it is. */
export async function knownCampaigns(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>('select id from campaign where tenant_id = $1 and id = any($2::uuid[])', [
    tx.tenantId,
    ids,
  ]);
  return new Set(rows.map(({ id }) => id));
}

export const lockCampaign = (tx: Tx, id: string): Promise<Campaign | null> =>
  campaigns.find(tx, ownOf(tx, id), 'for update');

/** Writes a decision and answers the campaign as it is then; the version rises by one. */
export async function applyDecision(
  tx: Tx,
  campaign: Campaign,
  decision: NonNullable<Decision>,
  now: Date,
): Promise<Campaign> {
  const { tenantId, id } = campaign;
  await campaigns.update(tx, { tenantId, id }, { ...decision.change, version: sql`version + 1`, updatedAt: now });
  return { ...campaign, ...decision.change, version: campaign.version + 1n };
}

/** The request in hand sent the campaign off: what happens to it from now on is told in that one's trace. */
export async function keepTrace(tx: Tx, id: string): Promise<void> {
  await campaigns.update(tx, ownOf(tx, id), { traceparent: activeTraceparent() });
}

export async function setWrittenTime(tx: Tx, id: string, written: WrittenTime, zoneData?: string): Promise<void> {
  await campaigns.update(tx, ownOf(tx, id), asColumns(written, zoneData));
}

function asColumns(
  { local, zone }: WrittenTime,
  zoneData: string | null = process.versions.tz ?? null,
): Pick<Campaign & Beside, 'scheduledLocal' | 'scheduleZone' | 'zoneData'> {
  return { scheduledLocal: local, scheduleZone: zone, zoneData };
}
