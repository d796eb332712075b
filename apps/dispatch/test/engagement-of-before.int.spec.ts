import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { createServiceDatabase, migrate, newId } from '@bellbird/database';
import { engagementApplied, parsePayload } from '@bellbird/events';
import { outboxSchema } from '@bellbird/outbox';
import { testPostgres } from '@bellbird/testing';
import { migrations } from '../src/database/migrations/index.js';

it('17. what was counted before campaigns were told is told by the upgrade, an event a campaign', async () => {
  const name = `dispatch_upgrade_${randomBytes(3).toString('hex')}`;
  const admin = testPostgres().url;
  const urls = await createServiceDatabase(admin, name, () => 'password');
  const withOutbox = [{ name: '0000-outbox', up: outboxSchema }, ...migrations];
  await migrate(
    urls.owner,
    admin,
    withOutbox.filter((step) => step.name !== '0029-engagement-of-before'),
  );
  const at = new URL(admin);
  at.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: at.toString() });
  await client.connect();
  try {
    const [tenantId, campaignId] = [newId(), newId()];
    await client.query('insert into tenant (tenant_no, tenant_id) overriding system value values (1, $1)', [tenantId]);
    await client.query(
      'insert into campaign_control (tenant_no, campaign_no, tenant_id, campaign_id) values (1, 1, $1, $2)',
      [tenantId, campaignId],
    );
    await client.query(
      `insert into engaged (tenant_no, campaign_no, ordinal, kind, at, inbound_id, source)
       values (1, 1, 1, 'reply', '2026-11-20T01:00:00Z', gen_random_uuid(), null), (1, 1, 2, 'reply', '2026-11-20T01:01:00Z', gen_random_uuid(), null),
              (1, 1, 2, 'out', '2026-11-20T01:02:00Z', null, 'stop-word')`,
    );
    await migrate(urls.owner, admin, withOutbox);
    const { rows } = await client.query<{ partition_key: string; payload: unknown }>(
      'select partition_key, payload from outbox',
    );
    expect(rows.map(({ partition_key }) => partition_key)).toEqual([campaignId]);
    expect(parsePayload(engagementApplied, rows[0]!.payload)).toEqual({
      tenantId,
      campaignId,
      at: '2026-11-20T01:02:00.000Z',
      replied: 2,
      optedOut: 1,
      variant: null,
    });
    const forced = await client.query(
      `select 1 from pg_class where relname in ('engaged', 'campaign_control', 'outbox') and relforcerowsecurity`,
    );
    expect(forced.rowCount).toBe(3);
  } finally {
    await client.end();
  }
});
