import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';
import pg from 'pg';
import { everyOperationDeclaresAccess } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { subgraphHeader } from '@bellbird/service-host';
import { startContacts, type ContactsUnderTest } from '../../test/contacts-under-test.js';
import { manyContacts } from '../../test/launches.js';
import { contactsService } from '../contacts.module.js';

// Checks 64 and 66: every table with a tenant is behind forced row-level security, every operation says who may call it.
describe('tenancy', () => {
  let contacts: ContactsUnderTest;
  beforeAll(async () => {
    contacts = await startContacts('tenancy');
  }, 120_000);
  afterAll(() => contacts.stop());

  it('forces row-level security on every table with a tenant, with a policy for each role that may touch it', async () => {
    const tables = await contacts.sql<{ table: string; forced: boolean; policies: string[] }>(`
      select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
             array(select r.rolname::text from pg_policy p, unnest(p.polroles) role join pg_roles r on r.oid = role where p.polrelid = c.oid order by 1) as policies
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
         and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname in ('tenant_id', 'tenant_no') and not a.attisdropped) order by 1`);
    expect(tables.map((each) => each.table)).toEqual(
      expect.arrayContaining([
        'contact',
        'contact_filter',
        'contact_tag',
        'consent',
        'audience_member',
        'import_job',
        'left_out',
        'business',
      ]),
    );
    for (const { table, forced, policies } of tables)
      expect({ table, forced, app: policies.some((role) => role.endsWith('_app')) }).toEqual({
        table,
        forced: true,
        app: true,
      });
  });

  it('gives the roles that serve neither superuser nor a way round', async () => {
    const roles = await contacts.sql<{ rolsuper: boolean; rolbypassrls: boolean }>(
      'select rolsuper, rolbypassrls from pg_roles where rolname like $1',
      [`${contacts.name}_%`],
    );
    expect(roles).toHaveLength(3);
    for (const role of roles) expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
  });

  it('shows and takes nothing where no tenant is set, or another one', async () => {
    const person = await contacts.person();
    await person.ask('mutation { createContact(input: {phone: "0412345678"}) { id } }');
    const at = new URL(contacts.platform.databaseUrl);
    at.pathname = `/${contacts.name}`;
    const superuser = new pg.Client({ connectionString: at.toString() });
    await superuser.connect();
    await superuser.query(`set role ${contacts.name}_app`);
    const seen = async (): Promise<number> => (await superuser.query('select 1 from contact')).rowCount ?? 0;
    expect(await seen()).toBe(0);
    await superuser.query(`select set_config('app.tenant', $1, false)`, [newId()]);
    expect(await seen()).toBe(0);
    await expect(superuser.query('update contact set tenant_id = $1', [person.tenantId])).resolves.toMatchObject({
      rowCount: 0,
    });
    await expect(
      superuser.query(`insert into tag (tenant_id, id, name) values ($1, $2, 'x')`, [person.tenantId, newId()]),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(superuser.query('create table import_staging.x (a int)')).rejects.toMatchObject({ code: '42501' });
    await superuser.query(`select set_config('app.tenant', $1, false)`, [person.tenantId]);
    expect(await seen()).toBe(1);
    await superuser.end();
  });

  it('searches by the trigram index although it is behind a policy', async () => {
    const person = await contacts.person();
    await manyContacts(contacts, person.tenantId, 20_000);
    await contacts.sql('select settle_search()');
    const at = new URL(contacts.platform.databaseUrl);
    at.pathname = `/${contacts.name}`;
    const client = new pg.Client({ connectionString: at.toString() });
    await client.connect();
    await client.query(`set role ${contacts.name}_app`);
    await client.query(`select set_config('app.tenant', $1, false)`, [person.tenantId]);
    const { rows } = await client.query(
      `explain select id from contact t where tenant_id = '${person.tenantId}' and trashed_at is null and t.search ~~~ '%61400004321%'`,
    );
    await client.end();
    expect(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')).toContain('contact_search');
  });

  it('declares who may call every operation', () => {
    const rules = everyOperationDeclaresAccess(
      buildSubgraphSchema({ typeDefs: parse(`${subgraphHeader}\n${contactsService.typeDefs}`) }),
    );
    expect(rules.size).toBeGreaterThan(50);
    expect(
      [...rules]
        .filter(([, rule]) => rule === 'public')
        .map(([name]) => name)
        .sort(),
    ).toEqual(['Mutation.optOut', 'Query.optOutInfo']);
    // Who was left out is exported by those who export a campaign's recipients, in dispatch.
    const isForMembers = (name: string): boolean =>
      name.startsWith('Mutation.export') && name !== 'Mutation.exportCampaignLeftOut';
    for (const [name, rule] of rules)
      if (name.startsWith('Mutation.') && rule !== 'public')
        expect({ name, rule }).toEqual({
          name,
          rule: isForMembers(name) ? 'member' : 'campaign-editor',
        });
  });
});
