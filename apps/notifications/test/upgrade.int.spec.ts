import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createServiceDatabase, migrate, type ServiceDatabaseUrls } from '@bellbird/database';
import { commonMigrations } from '@bellbird/service-host';
import { testPostgres } from '@bellbird/testing';
import { notificationsService } from '../src/notifications.module.js';

/** A database of notifications as the release before every notice had its audience left it. */
const admin = testPostgres().url;
const name = `notifications_${randomBytes(4).toString('hex')}`;
const all = [...commonMigrations, ...(notificationsService.migrations ?? [])];
const [tenantId, userId] = [randomUUID(), randomUUID()];
let urls: ServiceDatabaseUrls;
let superuser: pg.Client;

beforeAll(async () => {
  urls = await createServiceDatabase(admin, name, () => 'password');
  await migrate(
    urls.owner,
    admin,
    all.filter((step) => step.name !== '0006-audience-of-what-stands'),
  );
  const at = new URL(admin);
  at.pathname = `/${name}`;
  superuser = new pg.Client({ connectionString: at.toString() });
  await superuser.connect();
  for (const [type, person, audience] of [
    ['campaign-completed', null, null],
    ['export-success', userId, null],
    ['inbound-sms', null, null],
    ['opt-in', null, null],
    ['opt-out', null, null],
    ['prepaid-package-payment-failed', null, null],
    ['prepaid-package-payment-succeed', null, null],
    ['user-joined', null, ['user-editor']],
  ])
    await superuser.query(
      `insert into notification (tenant_id, id, user_id, audience, type, data, created_at) values ($1, $2, $3, $4, $5, '{}', now())`,
      [tenantId, randomUUID(), person, audience, type],
    );
});
afterAll(async () => {
  await superuser.end();
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  for (const role of ['owner', 'app', 'system']) await client.query(`drop role if exists ${name}_${role}`);
  await client.end();
});

it('an upgrade gives what stands the audience of what is made now, and leaves the rest as it was', async () => {
  expect(await migrate(urls.owner, admin, all)).toEqual(['0006-audience-of-what-stands']);
  expect((await superuser.query('select type, audience from notification order by type')).rows).toEqual([
    { type: 'campaign-completed', audience: null },
    { type: 'export-success', audience: null },
    { type: 'inbound-sms', audience: ['campaign-editor'] },
    { type: 'opt-in', audience: ['campaign-editor'] },
    { type: 'opt-out', audience: ['campaign-editor'] },
    { type: 'prepaid-package-payment-failed', audience: ['business-editor'] },
    { type: 'prepaid-package-payment-succeed', audience: ['business-editor'] },
    { type: 'user-joined', audience: ['user-editor'] },
  ]);
  expect(
    (await superuser.query(`select relforcerowsecurity as forced from pg_class where relname = 'notification'`)).rows,
  ).toEqual([{ forced: true }]);
});
