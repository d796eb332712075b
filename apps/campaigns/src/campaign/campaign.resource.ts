import type { Row } from '@bellbird/database';
import { defineResource, field } from '@bellbird/resource-kit';
import { campaignOut } from './campaign-out.js';
import type { Campaign } from './campaign.js';
import { campaignColumns } from './campaign.repository.js';

type CampaignOut = ReturnType<typeof campaignOut>;

/** Column list → { member: 't.column' }, as the kit selects. */
const select = Object.fromEntries(
  campaignColumns.split(', ').map((each) => {
    const [column, member] = each.split(' as ');
    return [member!.replaceAll('"', ''), `t.${column}`];
  }),
);

/** Lists, counts, deletion and export of campaigns; how they live stands in campaign.ts. */
export const campaignResource = defineResource<CampaignOut>({
  type: 'SmsCampaign',
  one: 'smsCampaign',
  many: 'smsCampaigns',
  table: 'campaign',
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    status: field.enum(['canceled', 'completed', 'draft', 'pending', 'running'], { column: 'status', required: true }),
    messageType: field.enum(['marketing', 'review', 'transactional'], { column: 'message_type', required: true }),
    deliveryType: field.enum(['immediately', 'later'], { column: 'delivery_type', required: true }),
    cancellationReason: field.enum(['insufficient-funds', 'manual-cancellation'], { column: 'cancellation_reason' }),
    message: field.text({ column: 'message', required: true }),
    callerId: field.reference({ column: 'caller_id' }),
    createdAt: field.date({ column: 'created_at', required: true }),
    scheduledAt: field.date({ column: 'scheduled_at' }),
    launchedAt: field.date({ column: 'launched_at' }),
    completedAt: field.date({ column: 'completed_at' }),
    recipients: field.number({ column: 'recipients', sqlType: 'int4', required: true }),
    parts: field.number({ column: 'parts', sqlType: 'int8', required: true }),
  },
  select,
  toOut: (row: Row) => campaignOut(revived(row)),
  refusals: [
    { on: ['delete', 'bulk-delete'], code: 'wrong-state', rule: 'A campaign that is being sent cannot be deleted.' },
  ],
  verbs: ['list', 'get', 'count', 'count-with-filters', 'delete', 'bulk-delete', 'export'],
  export: {
    columns: [
      { title: 'name', value: (row) => row['name'] },
      { title: 'status', value: (row) => row['status'] },
      { title: 'messageType', value: (row) => row['messageType'] },
      { title: 'launchedAt', value: (row) => row['launchedAt'] },
      { title: 'completedAt', value: (row) => row['completedAt'] },
      ...(['recipients', 'delivered', 'outbound', 'bounced', 'unknown', 'canceled', 'leftOut'] as const).map(
        (count) => ({ title: count, value: (row: CampaignOut) => (row['counts'] as Record<string, number>)[count] }),
      ),
      { title: 'charged', value: (row) => (row['cost'] as { charged: string }).charged },
    ],
  },
  access: { read: 'member', write: 'campaign-editor' },
});

const instants = ['scheduledAt', 'notLaterThan', 'createdAt', 'launchedAt', 'completedAt', 'askAgainAt'] as const;
const integers = ['maxCost', 'parts', 'cost', 'held', 'charged', 'version'] as const;

/** The kit reads instants as ISO text and may read integers as text; the rules want their own types. */
function revived(row: Row): Campaign {
  const campaign: Row = { ...row };
  for (const member of instants)
    if (typeof campaign[member] === 'string') campaign[member] = new Date(campaign[member]);
  for (const member of integers)
    if (campaign[member] !== null && typeof campaign[member] !== 'bigint')
      campaign[member] = BigInt(campaign[member] as string | number);
  return campaign as unknown as Campaign;
}
