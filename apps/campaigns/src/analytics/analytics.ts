import type { Tx } from '@bellbird/database';
import { messageTypes } from '@bellbird/events';
import { formatExact } from '@bellbird/money';
import { checkedId, oneOf } from '@bellbird/resource-kit';
import type { CampaignAnalytics, QuerySmsCampaignsAnalyticsArgs } from '../schema.generated.js';
import { rangeOf } from './range.js';

const groups = ['day', 'week', 'month'] as const;

/** Counts of a line, which add up. */
const counts = [
  'campaigns',
  'recipients',
  'outbound',
  'delivered',
  'bounced',
  'unknown',
  'canceled',
  'clickedPeople',
  'replied',
  'optedOut',
  'complained',
  'parts',
] as const;
type Line = Record<(typeof counts)[number], number> & { day: string; charged: bigint };

/**
 * Totals, a line a group of days by the launch in the business's zone, and when people got their texts.
 * @throws 400 on from, to, groupBy, messageType, callerId.
 */
export async function analytics(
  tx: Tx,
  asked: QuerySmsCampaignsAnalyticsArgs,
  timeZone: string,
  now: Date,
): Promise<CampaignAnalytics> {
  const { from, until } = rangeOf(asked, timeZone, now);
  const chosen = [
    tx.tenantId,
    from,
    until,
    timeZone,
    oneOf('messageType', asked.messageType, messageTypes),
    asked.callerId == null ? null : checkedId(asked.callerId, 'callerId'),
  ];
  const lines = await tx.query<Line>(
    `select date_trunc($7, launched_at at time zone $4)::date as day, count(*)::int as campaigns, sum(recipients)::int as recipients,
            sum(outbound)::int as outbound, sum(delivered)::int as delivered, sum(bounced)::int as bounced,
            sum(unknown)::int as unknown, sum(canceled)::int as canceled,
            ${['clickedPeople', 'replied', 'optedOut', 'complained']
              .map((member) => `coalesce(sum((engagement->>'${member}')::int), 0)::int as "${member}"`)
              .join(', ')},
            sum(parts)::int as parts, sum(charged)::bigint as charged
       from campaign c where ${isChosen} group by 1 order by 1`,
    [...chosen, oneOf('groupBy', asked.groupBy, groups) ?? 'day'],
  );
  const total = (member: (typeof counts)[number]): number => lines.reduce((sum, line) => sum + line[member], 0);
  return {
    ...(Object.fromEntries(counts.map((member) => [member, total(member)])) as Record<(typeof counts)[number], number>),
    charged: formatExact(lines.reduce((sum, { charged }) => sum + charged, 0n)),
    currency: 'AUD',
    days: lines.map(({ outbound: _o, unknown: _u, canceled: _c, parts: _p, charged, ...line }) => ({
      ...line,
      charged: formatExact(charged),
    })),
    byHour: await deliveredByHour(tx, chosen),
  };
}

/** Parameters 1 to 6. */
const isChosen = `c.tenant_id = $1 and c.launched_at >= $2 and c.launched_at < $3
  and ($5::text is null or c.message_type = $5) and ($6::uuid is null or c.caller_id = $6)`;

/** 168 counts: hour of the week, from Monday 00:00 in the business's zone. */
async function deliveredByHour(tx: Tx, chosen: readonly unknown[]): Promise<number[]> {
  const hours = await tx.query<{ hour: number; delivered: number }>(
    `select (extract(isodow from h.hour at time zone $4)::int - 1) * 24 + extract(hour from h.hour at time zone $4)::int as hour,
            sum(h.delivered)::int as delivered
       from campaign c join campaign_hour h on h.tenant_id = c.tenant_id and h.campaign_id = c.id
      where ${isChosen} group by 1`,
    chosen,
  );
  const week = Array.from({ length: 168 }, () => 0);
  for (const { hour, delivered } of hours) week[hour] = delivered;
  return week;
}
