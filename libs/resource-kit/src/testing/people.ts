import { randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  connectDatabase,
  createServiceDatabase,
  migrate,
  tenantTable,
  type Database,
  type Migration,
} from '@bellbird/database';
import { outboxSchema } from '@bellbird/outbox';
import { testPostgres } from '@bellbird/testing';
import { jobSchema } from '../jobs/job-schema.js';
import { completeResource } from '../resource/complete-resource.js';
import { field } from '../resource/field-builders.js';
import type { Field } from '../resource/field.js';
import type { ResourceActor } from '../resource/resource.js';
import { writable } from '../write/writable.js';

/** The resource that the kit is tested with: every kind of field, a trash, tags, attributes, a side table. */
export interface Person {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  score: number | null;
  visits: number;
  status: number;
  createdAt: string;
  trashedAt: string | null;
  version: number;
  tags: string[];
}

export interface PersonInput {
  name: string;
  email?: string | null;
  phone?: string | null;
  status?: string | null;
}

export const statuses = { subscribed: 3, unsubscribed: 1, pending: 2 } as const;

const attributes: Record<string, Field> = {
  'attributes.suburb': field.text({ side: { f: 't1' }, sql: `t.attrs->>'suburb'` }),
  'attributes.size': field.category({ side: { f: 't2' }, sql: `t.attrs->>'size'` }),
  'attributes.onlyLive': field.number({ side: { f: 'n1' } }),
};

export const person = completeResource<Person, PersonInput>({
  type: 'Person',
  one: 'person',
  many: 'people',
  table: 'person',
  trash: 'trashed_at',
  sideTables: { f: { table: 'person_filter', idColumn: 'person_id' } },
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key' }),
    email: field.text({ column: 'email', mayBeBlank: true }),
    score: field.number({ column: 'score' }),
    visits: field.number({ column: 'visits', sqlType: 'int4', required: true }),
    born: field.date({ column: 'born', stores: 'day' }),
    seenAt: field.date({ column: 'seen_at' }),
    createdAt: field.date({ column: 'created_at', side: { f: 'created_at' }, required: true }),
    happy: field.boolean({ column: 'happy' }),
    status: field.enum(statuses, { column: 'status', side: { f: 'status' }, required: true }),
    plan: field.category({ column: 'plan', mayBeBlank: true }),
    tags: field.tags({ table: 'person_tag', rowColumn: 'person_id', tagColumn: 'tag_id', countOn: { f: 'tag_count' } }),
    'attributes.*': async (_tx, _actor, names) =>
      new Map(names.flatMap((name) => (attributes[name] ? [[name, attributes[name]] as const] : []))),
  },
  select: {
    id: 't.id',
    name: 't.name',
    email: 't.email',
    phone: 't.phone',
    score: 't.score',
    visits: 't.visits',
    status: 't.status',
    createdAt: 't.created_at',
    trashedAt: 't.trashed_at',
    version: 't.version',
  },
  hydrate: async (tx, actor, people) => {
    const rows = await tx.query<{ person_id: string; tags: string[] }>(
      'select person_id, array_agg(tag_id::text order by tag_id) as tags from person_tag where tenant_id = $1 and person_id = any($2) group by person_id',
      [actor.tenantId, people.map((each) => each.id)],
    );
    const byPerson = new Map(rows.map((row) => [row.person_id, row.tags]));
    for (const each of people) each.tags = byPerson.get(each.id) ?? [];
  },
  writable: {
    name: writable.text({ column: 'name', required: true, max: 50, message: 'A name is required.' }),
    email: writable.text({ column: 'email', max: 100 }),
    phone: writable.text({ column: 'phone', max: 30 }),
    status: writable.oneOf(statuses, { column: 'status' }),
  },
  constraints: { person_phone: 'duplicate-phone' },
  export: {
    columns: [
      { title: 'id', value: (each) => each.id },
      { title: 'name', value: (each) => each.name },
      { title: 'phone', value: (each) => each.phone, phone: true },
      { title: 'tags', value: (each) => each.tags },
    ],
  },
  access: { read: 'member', write: 'campaign-editor' },
});

export const peopleMigration: Migration = {
  name: '0002-people',
  up: (roles) => `
    create table person (
      tenant_id uuid not null, id uuid not null, name text, name_key text generated always as (lower(name)) stored, email text, phone text,
      score float8, visits int not null default 0, born date, seen_at timestamptz, happy boolean, status smallint not null default 1, plan text,
      attrs jsonb not null default '{}', created_at timestamptz not null, updated_at timestamptz not null, trashed_at timestamptz, version int not null default 1,
      primary key (tenant_id, id));
    create unique index person_phone on person (tenant_id, phone) where trashed_at is null;
    create index on person (tenant_id, name_key, id) where trashed_at is null;
    create index on person (tenant_id, created_at, id) where trashed_at is null;
    create table person_filter (
      tenant_id uuid not null, person_id uuid not null, created_at timestamptz not null, status smallint not null, t1 text, t2 text, n1 float8, tag_count int not null default 0,
      primary key (tenant_id, person_id));
    create index on person_filter (tenant_id, created_at, person_id);
    create table person_tag (tenant_id uuid not null, person_id uuid not null, tag_id uuid not null, primary key (tenant_id, tag_id, person_id));
    create index on person_tag (tenant_id, person_id, tag_id);
    create table sender (tenant_id uuid not null, id uuid not null, name text, created_at timestamptz not null default now(), primary key (tenant_id, id));
    ${tenantTable(roles, 'sender', { app: 'select, insert, update, delete', system: 'insert' })};
    create policy sender_of_the_platform on sender for select to ${roles.app} using (tenant_id = '00000000-0000-0000-0000-000000000000');
    ${tenantTable(roles, 'person', { app: 'select, insert, update, delete' })};
    ${tenantTable(roles, 'person_filter', { app: 'select, insert, update, delete' })};
    ${tenantTable(roles, 'person_tag', { app: 'select, insert, update, delete' })};
    ${jobSchema(roles)}`,
};

export const alice = actor('01920000-0000-7000-8000-0000000000a1', 'Australia/Sydney');
/** Of another tenant. */
export const bob = actor('01920000-0000-7000-8000-0000000000a2', 'America/Santiago');

function actor(tenantId: string, timeZone: string): ResourceActor {
  return {
    kind: 'user',
    userId: tenantId.replace(/a(\d)$/, 'b$1'),
    tenantId,
    provedAt: 0,
    address: null,
    permissions: ['campaign-editor'],
    country: 'AU',
    timeZone,
    now: '2026-03-01T13:30:00.000Z',
  };
}

/** A database with the people's tables, under the two roles of a real service, and how to remove it. */
export async function peopleDatabase(): Promise<{ db: Database; drop: () => Promise<void> }> {
  const name = `people_${randomBytes(4).toString('hex')}`;
  const urls = await createServiceDatabase(testPostgres().url, name, () => 'people');
  await migrate(urls.owner, testPostgres().url, [{ name: '0001-outbox', up: outboxSchema }, peopleMigration]);
  const db = await connectDatabase({ urls, applicationName: name, appConnections: 6, systemConnections: 3 });
  const drop = async (): Promise<void> => {
    await db.close();
    const admin = new pg.Client({ connectionString: testPostgres().url });
    await admin.connect();
    await admin.query(`drop database if exists ${name} with (force)`);
    for (const role of ['owner', 'app', 'system']) await admin.query(`drop role if exists ${name}_${role}`);
    await admin.end();
  };
  return { db, drop };
}
