// What charts and time lines ask for: a year of campaigns, campaigns side by side, two years of contacts, and what dispatch
// says of one phone among many texts. Each service has this process to itself, with who asks it.
import pg from 'pg';
import { campaignsService } from '@bellbird/campaigns/service';
import { contactsService } from '@bellbird/contacts/service';
import { newId } from '@bellbird/database';
import { at, row } from './support/product.mjs';
import { serviceAlone } from './support/service.mjs';

const many = Number(process.env.CAMPAIGNS ?? 5_000);
const calls = 100;

/** A service with rows in its database, and calls to it; each answer stands beside a call that does nothing. */
async function measured(definition, settings, fill, asked) {
  const service = await serviceAlone(definition, settings);
  const db = new pg.Client({ connectionString: service.databaseUrl });
  await db.connect();
  try {
    const tenantId = newId();
    const variables = await fill(db, tenantId);
    await db.query('vacuum analyze');
    const token = await service.tokenOf(tenantId);
    const p95 = async (query) => {
      const took = [];
      for (let n = -10; n < calls; n += 1) {
        const began = performance.now();
        await service.ask(token, query, variables);
        if (n >= 0) took.push(performance.now() - began);
      }
      return at(took, 0.95);
    };
    for (const { what, query, mark } of asked) {
      const bare = await p95('{ __typename }');
      row(what, `p95 ${(await p95(query)).toFixed(1)} ms (a call that does nothing ${bare.toFixed(1)} ms)`, mark);
    }
  } finally {
    await db.end();
    await service.stop();
  }
}

console.log('| what | figure | mark |\n|---|---|---|');
await measured(
  campaignsService,
  { SANDBOX_URL: 'http://127.0.0.1:9', SANDBOX_KEY: 'bench' },
  async (db, tenantId) => {
    const { rows } = await db.query(
      `insert into campaign (id, tenant_id, name, status, stage, message_type, delivery_type, message, recipients, delivered, bounced, parts, charged, engagement, created_by, created_at, updated_at, launched_at, completed_at)
       select gen_random_uuid(), $1, 'Campaign ' || n, 'completed', 'done', case n % 3 when 0 then 'marketing' else 'transactional' end, 'immediately', 'Hi', 1000, 950, 50, 1000, 80000000,
              jsonb_build_object('clickedPeople', n % 90, 'replied', n % 7, 'optedOut', n % 3), gen_random_uuid(), t, t, t, t
         from (select n, now() - n * interval '1 year' / $2::int as t from generate_series(0, $2::int - 1) n) as times
       returning id`,
      [tenantId, many],
    );
    await db.query(
      `insert into campaign_hour (tenant_id, campaign_id, hour, delivered, clicked, replied)
       select tenant_id, id, date_trunc('hour', launched_at) + n * interval '1 hour', 300, 10, 1 from campaign, generate_series(0, 5) n`,
    );
    const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    return { from: day(364), to: day(0), ids: rows.slice(0, 5).map(({ id }) => id) };
  },
  [
    {
      what: `analytics of a year with ${many.toLocaleString('en-AU')} campaigns, by day`,
      query:
        'query ($from: String, $to: String) { smsCampaignsAnalytics(from: $from, to: $to, groupBy: "day") { campaigns recipients delivered clickedPeople replied charged days { day campaigns delivered clickedPeople charged } byHour } }',
      mark: 'p95 ≤ 300 ms',
    },
    {
      what: 'five campaigns side by side',
      query:
        'query ($ids: [ID!]!) { compareSmsCampaigns(ids: $ids) { data { id name status counts { recipients delivered } engagement { clickedPeople replied optedOut } } } }',
      mark: 'p95 ≤ 100 ms',
    },
  ],
);
await measured(
  contactsService,
  {},
  async (db, tenantId) => {
    await db.query(
      `insert into contact_day (tenant_id, day, key, value)
       select $1, current_date - n, key, 1000 - n from generate_series(0, 729) n, unnest('{total,subscribed,unsubscribed,transactional-only,added,removed}'::text[]) key`,
      [tenantId],
    );
    const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    return { from: day(729), to: day(0) };
  },
  [
    {
      what: 'lines of two years of contacts, by week',
      query:
        'query ($from: String, $to: String) { contactsAnalyticsLines(from: $from, to: $to, groupBy: "week") { lines { key points { day value } } } }',
      mark: 'p95 ≤ 60 ms',
    },
  ],
);
