import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createServiceDatabase, migrate, newId } from '@bellbird/database';
import { testPostgres } from '@bellbird/testing';
import { dropService } from '../../test/contacts-under-test.js';
import { migrations } from './migrations/index.js';

it('the shares of segments that stand are kept as they move into rows, and groups that stand are everybody’s', async () => {
  const name = `contacts_upgrade_${randomBytes(3).toString('hex')}`;
  const admin = testPostgres().url;
  const urls = await createServiceDatabase(admin, name, () => 'password');
  await migrate(
    urls.owner,
    admin,
    migrations.filter((step) => step.name < '0020'),
  );
  const at = new URL(admin);
  at.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: at.toString() });
  await client.connect();
  try {
    const [tenant, segment, plain, group, mia, tom] = Array.from({ length: 6 }, () => newId());
    const shares = [
      { user: mia, permission: 'view' },
      { user: tom, permission: 'all' },
      { user: mia, permission: 'view' },
    ];
    await client.query(
      `insert into segment (tenant_id, id, name, filters, filters_match, is_public, users_private_access, creator_id)
       values ($1, $2, 'Mine', '[]', 'all', false, $3, $4), ($1, $5, 'Plain', '[]', 'all', true, '[]', null)`,
      [tenant, segment, JSON.stringify(shares), mia, plain],
    );
    await client.query(`insert into audience (tenant_id, id, name) values ($1, $2, 'Regulars')`, [tenant, group]);
    await migrate(urls.owner, admin, migrations);
    const { rows } = await client.query('select * from share order by user_id');
    const row = { tenant_id: tenant, resource: 'segment', thing_id: segment };
    expect(rows).toEqual([
      { ...row, user_id: mia, level: 'view' },
      { ...row, user_id: tom, level: 'all' },
    ]);
    expect((await client.query('select is_public, creator_id from audience')).rows).toEqual([
      { is_public: true, creator_id: null },
    ]);
    const forced = await client.query(
      `select relname from pg_class where relname in ('segment', 'share') and relforcerowsecurity and relrowsecurity order by 1`,
    );
    expect(forced.rows).toEqual([{ relname: 'segment' }, { relname: 'share' }]);
  } finally {
    await client.end();
    await dropService(name);
  }
});
