import type { Migration } from '@bellbird/database';
import { engagementApplied } from '@bellbird/events';
import { outboxRow } from '@bellbird/outbox';

/** Tells campaigns what was counted before they were told of each: one event a campaign, as deltas add up in any order. */
export const engagementOfBefore: Migration = {
  name: '0029-engagement-of-before',
  up: () => `
${forcing('no force')}
with s as (
  select ca.campaign_id, ca.tenant_id, max(e.at) as at,
         count(*) filter (where e.kind = 'reply') as replied, count(*) filter (where e.kind = 'out') as opted_out
    from engaged e join campaign_control ca using (tenant_no, campaign_no) group by 1, 2)
${outboxRow(
  engagementApplied,
  {
    campaignId: 's.campaign_id',
    tenantId: 's.tenant_id',
    at: `to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    replied: 's.replied',
    optedOut: 's.opted_out',
    variant: 'null',
  },
  { from: 's', shard: '0', eventId: 'gen_random_uuid()', aggregateVersion: '0', trace: 'null' },
)};
${forcing('force')}
`,
};

/** The owner of the tables sees all rows for this statement alone. */
function forcing(how: 'force' | 'no force'): string {
  const tables = ['engaged', 'campaign_control', 'outbox'];
  return tables.map((table) => `alter table ${table} ${how} row level security;`).join('\n');
}
