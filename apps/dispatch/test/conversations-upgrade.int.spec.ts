import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { nilTenant } from '@bellbird/auth';
import { createServiceDatabase, migrate } from '@bellbird/database';
import { commonMigrations } from '@bellbird/service-host';
import { testPostgres } from '@bellbird/testing';
import { migrations } from '../src/database/migrations/index.js';
import { wrongConversations } from './wrong-conversations.js';

/** A database of dispatch as the release before conversations left it. */
const admin = testPostgres().url;
const name = `dispatch_${randomBytes(4).toString('hex')}`;
const [ava, mia] = [randomUUID(), randomUUID()];
let superuser: pg.Client;
const look = async (sql: string) => (await superuser.query(sql)).rows as Record<string, unknown>[];

beforeAll(async () => {
  const urls = await createServiceDatabase(admin, name, () => 'password');
  await migrate(urls.owner, admin, [...commonMigrations, ...migrations.filter((step) => step.name < '0021')]);
  const at = new URL(admin);
  at.pathname = `/${name}`;
  superuser = new pg.Client({ connectionString: at.toString() });
  await superuser.connect();
  const inbound = (tenant: string, from: string, text: string, at: string): string =>
    `(gen_random_uuid(), '${tenant}', gen_random_uuid(), '${from}', '+61491578888', '${text}', '2026-11-20T${at}Z')`;
  await look(`
    insert into tenant (tenant_id) values ('${ava}'), ('${mia}');
    insert into inbound_sms (id, tenant_id, provider_sid, from_phone, to_phone, text, received_at) values
      ${inbound(ava, '+61412345678', 'Second', '02:00:00')}, ${inbound(ava, '+61412345678', 'First', '01:00:00')},
      ${inbound(ava, '+61412345679', 'Other', '01:30:00')}, ${inbound(mia, '+61412345678', 'To Mia', '03:00:00')},
      ${inbound(nilTenant, '+61412345680', 'To nobody', '01:00:00')};
    insert into consent (tenant_no, address, scope, state, decided_at, source, wording)
      select 1, '+614' || n, case n % 2 when 0 then 'all' else 'marketing' end, case n % 3 when 0 then 'in' else 'out' end, now(), 'import', 'w' || n
        from generate_series(1, 10000) n;
    create table consent_before as select * from consent;`);
  await migrate(urls.owner, admin, [...commonMigrations, ...migrations]);
}, 60_000);
afterAll(async () => {
  await superuser.end();
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  for (const role of ['owner', 'app', 'system']) await client.query(`drop role if exists ${name}_${role}`);
  await client.end();
});

it('17. an upgrade makes one read conversation a phone and business of the texts that are there, and none of nobody’s', async () => {
  expect(
    await look(
      `select c.tenant_id, phone, last_text, last_direction, places, unread, status, sender, created_at, last_at from conversation c order by last_at`,
    ),
  ).toEqual(
    [
      [ava, '+61412345679', 'Other', 1, '01:30', '01:30'],
      [ava, '+61412345678', 'Second', 2, '01:00', '02:00'],
      [mia, '+61412345678', 'To Mia', 1, '03:00', '03:00'],
    ].map(([tenant, phone, text, places, created, last]) => ({
      ...{ tenant_id: tenant, phone, last_text: text, last_direction: 'in', places, unread: 0, status: 'open' },
      sender: '+61491578888',
      created_at: new Date(`2026-11-20T${created}:00Z`),
      last_at: new Date(`2026-11-20T${last}:00Z`),
    })),
  );
  expect(
    await look(
      `select text, place, conversation_id is not null as there from inbound_sms where from_phone in ('+61412345678', '+61412345680') order by received_at, text`,
    ),
  ).toEqual([
    { text: 'First', place: 1, there: true },
    { text: 'To nobody', place: null, there: false },
    { text: 'Second', place: 2, there: true },
    { text: 'To Mia', place: 1, there: true },
  ]);
  expect(await wrongConversations(look)).toEqual([]);
});

it('17. an upgrade leaves 10,000 decisions as they were', async () => {
  expect(
    await look(
      '(select * from consent except select * from consent_before) union all (select * from consent_before except select * from consent)',
    ),
  ).toEqual([]);
  expect(await look('select count(*)::int as n from consent')).toEqual([{ n: 10_000 }]);
});
