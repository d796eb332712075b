import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { messageTypes, type MessageType } from '@bellbird/events';
import { formatExact } from '@bellbird/money';
import { dayOf, startOfDay } from '@bellbird/resource-kit';
import type { CampaignAnalytics } from '../schema.generated.js';
import { statuses, type Status } from './campaign.js';

/** { running: 1, … }: every key, 0 too. */
export async function countByStatus(tx: Tx): Promise<Record<Status, number>> {
  return counted(tx, 'status', statuses);
}

export async function countByMessageType(tx: Tx): Promise<Record<MessageType, number>> {
  return counted(tx, 'message_type', messageTypes);
}

async function counted<Word extends string>(
  tx: Tx,
  column: 'status' | 'message_type',
  words: readonly Word[],
): Promise<Record<Word, number>> {
  const rows = await tx.query<{ word: Word; n: number }>(
    `select ${column} as word, count(*)::int as n from campaign where tenant_id = $1 group by 1`,
    [tx.tenantId],
  );
  return {
    ...Object.fromEntries(words.map((word) => [word, 0])),
    ...Object.fromEntries(rows.map((row) => [row.word, row.n])),
  } as Record<Word, number>;
}

interface DayRow {
  day: string;
  campaigns: number;
  recipients: number;
  outbound: number;
  delivered: number;
  bounced: number;
  unknown: number;
  canceled: number;
  parts: number;
  charged: bigint;
}

const mostDays = 400;
/** Date.parse takes 30 February for a day in March. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Totals and a line a day, of campaigns by the day of their launch in the tenant's zone; without `from` of the 30 days up to `to`. @throws 400 on from, to. */
export async function analytics(
  tx: Tx,
  range: { from?: string | null | undefined; to?: string | null | undefined },
  timeZone: string,
  now: Date,
): Promise<CampaignAnalytics> {
  const to = range.to ?? dayOf(now, timeZone);
  if (!isDay(to)) throw invalidField('to', 'Give a day such as 2026-11-21.');
  const from = range.from ?? daysFrom(to, -29);
  if (!isDay(from)) throw invalidField('from', 'Give a day such as 2026-11-21.');
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days < 1) throw invalidField('to', 'The last day is before the first.');
  if (days > mostDays) throw invalidField('from', `At most ${mostDays} days at once.`);
  const rows = await tx.query<DayRow>(
    `select (launched_at at time zone $4)::date as day, count(*)::int as campaigns, sum(recipients)::int as recipients, sum(outbound)::int as outbound,
            sum(delivered)::int as delivered, sum(bounced)::int as bounced, sum(unknown)::int as unknown, sum(canceled)::int as canceled,
            sum(parts)::int as parts, sum(charged)::bigint as charged
     from campaign where tenant_id = $1 and launched_at >= $2 and launched_at < $3 group by 1 order by 1`,
    [tx.tenantId, startOfDay(from, timeZone), startOfDay(daysFrom(to, 1), timeZone), timeZone],
  );
  const total = (member: keyof Omit<DayRow, 'day' | 'charged'>): number =>
    rows.reduce((sum, row) => sum + row[member], 0);
  return {
    campaigns: total('campaigns'),
    recipients: total('recipients'),
    outbound: total('outbound'),
    delivered: total('delivered'),
    bounced: total('bounced'),
    unknown: total('unknown'),
    canceled: total('canceled'),
    parts: total('parts'),
    charged: formatExact(rows.reduce((sum, row) => sum + row.charged, 0n)),
    currency: 'AUD',
    days: rows.map(({ day, campaigns, recipients, delivered, bounced, charged }) => ({
      day,
      campaigns,
      recipients,
      delivered,
      bounced,
      charged: formatExact(charged),
    })),
  };
}

const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
