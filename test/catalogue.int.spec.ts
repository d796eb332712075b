import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { buildASTSchema, isNonNullType, parse, type GraphQLField, type GraphQLSchema } from 'graphql';
import pg from 'pg';
import { everyOperationDeclaresAccess } from '@bellbird/auth';
import { createServiceDatabase, migrate, type ServiceDatabaseUrls } from '@bellbird/database';
import { commonMigrations, subgraphHeader, type ServiceDefinition } from '@bellbird/service-host';
import { testPostgres } from '@bellbird/testing';
import { services } from '../apps/local/src/services.generated.js';

/** Tables without a tenant's column that the role of requests may read, and why that is no leak. */
const sharedTables: Readonly<Record<string, string>> = {
  inbox: 'ids of events that were handled, nothing of what they say',
  app_service: 'the platform’s own price list',
  app_setting: 'the platform’s own settings',
  app_setting_definition: 'which settings the platform has',
  business_setting_definition: 'which settings a business has',
  price_list: 'the platform’s own price list',
};

/** Functions that run as their maker, by service; anything else would step around the policies. */
const definers: Readonly<Record<string, RegExp>> = {
  tenants: /^(inbox_keep|ledger_\w+)$/,
  contacts: /^(inbox_keep|settle_search)$/,
  dispatch: /^(inbox_keep|remember_deleted_inbound|make_click_month|drop_click_months)$/,
};

/** Views of the platform over all its tenants, which read as the owner of their tables. */
const platformViews: Readonly<Record<string, readonly string[]>> = { identity: ['merchant'] };

/** Roles beside the three that every service has; nobody can log in as one of them. */
const moreRoles: Readonly<Record<string, readonly string[]>> = { tenants: ['ledger'] };

const mine = '11111111-1111-4111-8111-111111111111';
const theirs = '22222222-2222-4222-8222-222222222222';

interface Column {
  name: string;
  type: string;
  required: boolean;
}

describe.each(services.map((service) => [service.name, service] as const))('the database of %s', (name, definition) => {
  const unique = `${name.replaceAll('-', '_')}_${randomBytes(3).toString('hex')}`;
  let urls: ServiceDatabaseUrls;
  let admin: pg.Client;
  let tables: { name: string; tenant: 'tenant_id' | 'tenant_no' | null }[];

  const rows = async <R extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    client = admin,
  ): Promise<R[]> => (await client.query<R>(text, values)).rows;

  beforeAll(async () => {
    urls = await createServiceDatabase(testPostgres().url, unique, () => 'secret');
    await migrate(urls.owner, testPostgres().url, [...commonMigrations, ...definition.migrations]);
    const at = new URL(testPostgres().url);
    at.pathname = `/${unique}`;
    admin = new pg.Client({ connectionString: at.toString() });
    await admin.connect();
    tables = await rows(`
      select c.relname as name, (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attname in ('tenant_id', 'tenant_no') and not a.attisdropped order by 1 limit 1) as tenant
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  });
  afterAll(async () => {
    await admin?.end();
    const server = new pg.Client({ connectionString: testPostgres().url });
    await server.connect();
    await server.query(`drop database if exists ${unique} with (force)`);
    for (const kind of ['owner', 'app', 'system', ...(moreRoles[name] ?? [])])
      await server.query(`drop role if exists ${unique}_${kind}`);
    await server.end();
  });

  it('has roles that row-level security binds', async () => {
    const roles = await rows(
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin from pg_roles where rolname like $1 order by 1`,
      [`${unique}\\_%`],
    );
    const bound = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
    };
    const kinds = [
      ...['app', 'owner', 'system'].map((kind) => [kind, true] as const),
      ...(moreRoles[name] ?? []).map((kind) => [kind, false] as const),
    ].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(roles).toEqual(
      kinds.map(([kind, rolcanlogin]) => ({ rolname: `${unique}_${kind}`, ...bound, rolcanlogin })),
    );
    // Who is a member of a role could put it on.
    expect(
      await rows(
        `select r.rolname, g.rolname as member_of from pg_auth_members m join pg_roles r on r.oid = m.member join pg_roles g on g.oid = m.roleid where r.rolname like $1 and r.rolname <> $2`,
        [`${unique}\\_%`, `${unique}_owner`],
      ),
    ).toEqual([]);
  });

  it('forces row-level security on every table of a tenant, by a policy of its own tenant', async () => {
    const guarded = tables.filter(({ tenant }) => tenant !== null);
    expect(guarded.length).toBeGreaterThan(2);
    const wrong = await rows<{ name: string }>(
      `
      select c.relname as name, c.relrowsecurity, c.relforcerowsecurity, p.policies
        from pg_class c left join lateral (
          select jsonb_agg(jsonb_build_object('roles', p.roles, 'using', p.qual, 'check', p.with_check, 'permissive', p.permissive)) as policies
            from pg_policies p where p.tablename = c.relname) p on true
       where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
         and not (c.relrowsecurity and c.relforcerowsecurity and exists (
           select 1 from pg_policies p where p.tablename = c.relname and p.roles = array[$2]::name[]
              and p.qual like '%current_setting(''app.tenant%' and p.with_check like '%current_setting(''app.tenant%'))`,
      [guarded.map((table) => table.name), `${unique}_app`],
    );
    expect(wrong).toEqual([]);
    // Only the role of sweepers sees all tenants, and only where it was granted something.
    const wide = await rows(
      `select tablename, roles from pg_policies where qual = 'true' and not roles <@ $1::name[]`,
      [['system', ...(moreRoles[name] ?? [])].map((kind) => `${unique}_${kind}`)],
    );
    expect(wide).toEqual([]);
  });

  it('gives the role of requests no table without a tenant, but for what is everybody’s', async () => {
    const open = tables.filter(({ tenant }) => tenant === null).map((table) => table.name);
    const readable = await rows<{ name: string }>(
      `select t as name from unnest($1::text[]) t where has_table_privilege($2, quote_ident(t), 'select')`,
      [open, `${unique}_app`],
    );
    expect(readable.map((table) => table.name).filter((table) => !(table in sharedTables))).toEqual([]);
  });

  it('lets nobody but its owner change the schema', async () => {
    expect(
      await rows(
        `select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S') and r.rolname not in ($1, 'postgres')`,
        [`${unique}_owner`],
      ),
    ).toEqual([]);
    expect(
      await rows(`select kind from unnest($1::text[]) kind where has_schema_privilege(kind, 'public', 'create')`, [
        ['app', 'system', ...(moreRoles[name] ?? [])].map((kind) => `${unique}_${kind}`),
      ]),
    ).toEqual([]);
    const definer = await rows<{ name: string; fixed: boolean; everybody: boolean }>(`
      select proname as name, coalesce(array_to_string(proconfig, ','), '') like '%search_path=%' as fixed, has_function_privilege('public', oid, 'execute') as everybody
        from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`);
    expect(
      definer.filter((each) => !(definers[name] ?? /^inbox_keep$/).test(each.name) || !each.fixed || each.everybody),
    ).toEqual([]);
    // Views run as their owner unless told otherwise; the owner sees nothing, but the policies of the asking role must count.
    const ownersViews = await rows<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' and coalesce(array_to_string(reloptions, ','), '') !~ 'security_invoker=(true|on|1)'`,
    );
    expect(ownersViews.map(({ relname }) => relname)).toEqual(platformViews[name] ?? []);
  });

  it('shows a row to its own tenant, and to no other, none and no owner', async () => {
    const guarded = tables.filter(
      (table): table is { name: string; tenant: 'tenant_id' | 'tenant_no' } => table.tenant !== null,
    );
    await letAnythingIn(guarded.map((table) => table.name));
    for (const { name: table } of guarded) await putRow(table);
    const asRole = async (url: string): Promise<pg.Client> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    };
    const seenBy = async (client: pg.Client, tenant: string | null): Promise<Record<string, number | string>> => {
      await client.query(`select set_config('app.tenant', $1, false), set_config('app.tenant_no', $2, false)`, [
        tenant ?? '',
        tenant === null ? '' : tenant === mine ? '1' : '2',
      ]);
      const seen: Record<string, number | string> = {};
      for (const { name: table } of guarded) {
        seen[table] = await client.query<{ n: number }>(`select count(*)::int as n from "${table}"`).then(
          ({ rows: [row] }) => row?.n ?? -1,
          (error: { code: string }) => error.code,
        );
      }
      return seen;
    };
    const expected = async (role: string, n: number): Promise<Record<string, number | string>> => {
      const may = await rows<{ name: string; may: boolean }>(
        `select t as name, has_table_privilege($2, quote_ident(t), 'select') as may from unnest($1::text[]) t`,
        [guarded.map((table) => table.name), role],
      );
      return Object.fromEntries(may.map((table) => [table.name, table.may ? n : '42501']));
    };
    const [app, owner] = [await asRole(urls.app), await asRole(urls.owner)];
    expect(await seenBy(app, null)).toEqual(await expected(`${unique}_app`, 0));
    expect(await seenBy(app, theirs)).toEqual(await expected(`${unique}_app`, 0));
    expect(await seenBy(app, mine)).toEqual(await expected(`${unique}_app`, 1));
    expect(await seenBy(owner, mine)).toEqual(Object.fromEntries(guarded.map((table) => [table.name, 0])));
    // The platform's views over all tenants are empty for each of them, and for who says none.
    for (const tenant of [mine, theirs, ''])
      for (const view of platformViews[name] ?? []) {
        await app.query(`select set_config('app.tenant', $1, false)`, [tenant]);
        expect((await app.query(`select * from ${view}`)).rows).toEqual([]);
      }
    await Promise.all([app.end(), owner.end()]);
  });

  /** This copy has no rules left but the policies, so that any row can stand in any table. */
  async function letAnythingIn(guarded: readonly string[]): Promise<void> {
    await admin.query(`set session_replication_role = replica`);
    const checks = await rows<{ table: string; name: string }>(
      `select conrelid::regclass::text as table, conname as name from pg_constraint where contype = 'c' and conrelid::regclass::text = any($1)`,
      [guarded],
    );
    for (const { table, name: check } of checks) await admin.query(`alter table ${table} drop constraint "${check}"`);
  }

  async function putRow(table: string): Promise<void> {
    const columns = await rows<Column>(
      `
      select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull and not a.atthasdef and a.attidentity = '' as required
        from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
      [table],
    );
    const filled = columns.filter(
      (column) => column.required || column.name === 'tenant_id' || column.name === 'tenant_no',
    );
    const values = filled.map(({ name: column, type }) =>
      column === 'tenant_id' ? mine : column === 'tenant_no' ? 1 : valueOf(type),
    );
    await admin.query(
      `insert into "${table}" (${filled.map((column) => `"${column.name}"`).join(', ')}) overriding system value values (${filled.map((_, at) => `$${at + 1}`).join(', ')})`,
      values,
    );
  }
});

function valueOf(type: string): unknown {
  if (type.endsWith('[]')) return [];
  if (/int|numeric|double|real|oid/.test(type)) return 1;
  if (/char|text/.test(type)) return 'x';
  if (/timestamp|date/.test(type)) return '2026-11-20T00:00:00Z';
  if (type === 'uuid') return '33333333-3333-4333-8333-333333333333';
  if (/json/.test(type)) return '{}';
  if (type === 'bytea') return Buffer.from([0]);
  if (type === 'boolean') return false;
  throw new Error(`What is a ${type}?`);
}

describe('the graph', () => {
  const supergraph = buildASTSchema(
    parse(readFileSync(new URL('../apps/gateway/supergraph.graphql', import.meta.url), 'utf8')),
    { assumeValid: true, assumeValidSDL: true },
  );
  const schemaOf = ({ typeDefs }: ServiceDefinition): GraphQLSchema =>
    buildSubgraphSchema({ typeDefs: parse(subgraphHeader + typeDefs) });

  it.each(services.map((service) => [service.name, service] as const))(
    'of %s declares who may call each operation',
    (_name, definition) => {
      expect(() => everyOperationDeclaresAccess(schemaOf(definition))).not.toThrow();
    },
  );

  it('as it is composed keeps each of these rules', () => {
    const declared = services.flatMap((definition) => [...everyOperationDeclaresAccess(schemaOf(definition))]);
    expect(declared.length).toBeGreaterThan(100);
    expect(Object.fromEntries(everyOperationDeclaresAccess(supergraph))).toEqual(Object.fromEntries(declared));
  });

  it('hides what only services call, and lets all else be null, so that one service down does not take a page with it', () => {
    const fields = [supergraph.getQueryType(), supergraph.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const has = (field: GraphQLField<unknown, unknown>, directive: string): boolean =>
      field.astNode?.directives?.some((each) => each.name.value === directive) ?? false;
    const rules = everyOperationDeclaresAccess(supergraph);
    const hidden = fields.filter((field) => has(field, 'inaccessible')).map((field) => field.name);
    expect(
      [...rules]
        .filter(([, rule]) => rule === 'service')
        .map(([field]) => field.split('.')[1])
        .sort(),
    ).toEqual(hidden.sort());
    expect(
      fields.filter((field) => !has(field, 'inaccessible') && isNonNullType(field.type)).map((field) => field.name),
    ).toEqual([]);
  });
});
