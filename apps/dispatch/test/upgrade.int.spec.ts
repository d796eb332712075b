import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectDatabase, createServiceDatabase, migrate, type ServiceDatabaseUrls } from '@bellbird/database';
import { commonMigrations } from '@bellbird/service-host';
import { testPostgres } from '@bellbird/testing';
import { migrations } from '../src/database/migrations/index.js';

/** A database of dispatch as the release before channels had names left it, with a campaign half sent. */
const admin = testPostgres().url;
const name = `dispatch_${randomBytes(4).toString('hex')}`;
const all = [...commonMigrations, ...migrations];
const [tenantId, campaignId] = [randomUUID(), randomUUID()];
let urls: ServiceDatabaseUrls;
let superuser: pg.Client;
const look = async (sql: string): Promise<unknown[]> => (await superuser.query(sql)).rows;

beforeAll(async () => {
  urls = await createServiceDatabase(admin, name, () => 'password');
  await migrate(urls.owner, admin, [...commonMigrations, ...migrations.filter((step) => step.name < '0016')]);
  const at = new URL(admin);
  at.pathname = `/${name}`;
  superuser = new pg.Client({ connectionString: at.toString() });
  await superuser.connect();
  await look(`
    insert into tenant (tenant_id) values ('${tenantId}');
    insert into campaign_control (tenant_no, campaign_no, campaign_id, tenant_id, state) values (1, 1, '${campaignId}', '${tenantId}', 'running');
    insert into message (id, chunk_id, tenant_no, campaign_no, parts, country, phone, body, state) values
      (1::bigint << 32 | 1, 1, 1, 1, 2, 'AU', '+61412345678', 'Hi', 2), (1::bigint << 32 | 2, 1, 1, 1, 1, 'AU', '+61412345679', 'Hi', 0);
    insert into chunk (tenant_no, id, campaign_no, page, lo, hi, people, most_parts) values (1, 1, 1, 1, 1::bigint << 32 | 1, 1::bigint << 32 | 2, 2, 2);
    insert into settle (tenant_no, id, campaign_no, accepted, rejected, unknown, skipped, failed_unknown, parts, charge_micro, late)
      values (1, '${randomUUID()}', 1, 1, 0, 0, 0, 0, 2, 160000, false);
    insert into consent (tenant_no, phone, scope, state, decided_at, source) values (1, '+61412345679', 'all', 'out', now(), 'stop-word');`);
});
afterAll(async () => {
  await superuser.end();
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  for (const role of ['owner', 'app', 'system']) await client.query(`drop role if exists ${name}_${role}`);
  await client.end();
});

it('an upgrade waits for no dispatch of before: it refuses in one sentence while one is connected', async () => {
  const before = await connectDatabase({ urls, applicationName: 'dispatch', appConnections: 1, systemConnections: 1 });
  await before.system((tx) => tx.query('select 1'));
  await expect(migrate(urls.owner, admin, all)).rejects.toThrow(
    'Migration 0017-addresses-and-units failed: stop dispatch, the service and its workers, then start again',
  );
  expect(await look('select phone, parts from message order by id limit 1')).toEqual([
    { phone: '+61412345678', parts: 2 },
  ]);
  await before.close();
});

it('an upgrade keeps everything under the new names, and says that what was before went by text', async () => {
  // 0016 was made by the try that 0017 refused.
  const left = migrations.map((step) => step.name).filter((step) => step >= '0017');
  expect(left[0]).toBe('0017-addresses-and-units');
  expect(await migrate(urls.owner, admin, all)).toEqual(left);
  expect(await look('select address, units, state from message order by id')).toEqual([
    { address: '+61412345678', units: 2, state: 2 },
    { address: '+61412345679', units: 1, state: 0 },
  ]);
  expect(
    await look(
      'select ca.channel, ch.most_units, s.units, c.address from campaign_control ca, chunk ch, settle s, consent c',
    ),
  ).toEqual([{ channel: 'sms', most_units: 2, units: 2, address: '+61412345679' }]);
  const indexes = await look(
    `select indexname as name from pg_indexes where tablename = 'message' and indexdef like '%address%' order by 1`,
  );
  expect(indexes).toEqual([{ name: 'message_address' }, { name: 'message_campaign_no_address_tenant_no_key' }]);
});
