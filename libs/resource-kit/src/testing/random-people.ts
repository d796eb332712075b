import { newId, type Tx } from '@bellbird/database';
import type { Seed } from '@bellbird/testing';
import { statuses } from './people.js';

/** A row as the tests' oracle sees it: what the columns hold. */
export interface Row {
  id: string;
  name: string | null;
  email: string | null;
  score: number | null;
  visits: number;
  born: string | null;
  seenAt: Date | null;
  happy: boolean | null;
  status: keyof typeof statuses;
  plan: string | null;
  suburb: string | null;
  createdAt: Date;
  trashed: boolean;
  tags: string[];
}

export const tagIds = [1, 2, 3].map((nth) => `01920000-0000-7000-8000-00000000070${nth}`);
export const words = [
  'Mc',
  'mcDonald',
  'ZOË',
  'zoë',
  "O'Brien",
  '50%',
  '5_0',
  'a\\b',
  'Ünal',
  'émile',
  '🦜 Jo',
  'Zed',
  'Ab',
  'abc',
  '\ue000x',
];

/** Rows full of ties, empties and text that trips up careless SQL. */
export function randomRow({ int, pick, random }: Seed, trashed = false): Row {
  const maybe = <T>(value: T): T | null => (random() < 0.25 ? null : value);
  // Around midnight of zones far apart, on a few days, some over a turn of daylight saving.
  const instant = (): Date =>
    new Date(
      Date.parse(
        pick([
          '2026-03-01T12:00:00Z',
          '2026-04-04T15:30:00Z',
          '2026-10-03T15:00:00Z',
          '2026-03-02T00:00:00Z',
          '2025-12-31T12:00:00Z',
          '2024-02-29T00:00:00Z',
        ]),
      ) +
        int(-30, 30) * 1_800_000,
    );
  return {
    id: newId(),
    name: maybe(pick(words)),
    email: pick([null, '', 'A@x.au', 'b@X.au', 'b@x.au']),
    score: maybe(pick([-1.5, 0, 0.1, 2, 10, 1e6])),
    visits: int(0, 4),
    born: maybe(pick(['1999-12-31', '2000-01-01', '2000-02-28', '2000-02-29', '2001-03-01', '2026-03-02'])),
    seenAt: maybe(instant()),
    happy: maybe(random() < 0.5),
    status: pick(['subscribed', 'unsubscribed', 'pending'] as const),
    plan: pick([null, '', 'Gold', 'gold', 'Silver']),
    suburb: maybe(pick(words)),
    createdAt: instant(),
    trashed,
    tags: tagIds.filter(() => random() < 0.4),
  };
}

/** Stores rows of a tenant, in their side table and tags too. */
export async function storePeople(tx: Tx, rows: readonly Row[]): Promise<void> {
  const json = JSON.stringify(
    rows.map((row) => ({
      ...row,
      status: statuses[row.status],
      attrs: row.suburb === null ? {} : { suburb: row.suburb },
    })),
  );
  await tx.execute(
    `insert into person (tenant_id, id, name, email, score, visits, born, seen_at, happy, status, plan, attrs, created_at, updated_at, trashed_at)
     select $1, id, name, email, score, visits, born, "seenAt", happy, status, plan, attrs, "createdAt", "createdAt", case when trashed then now() end
     from jsonb_to_recordset($2::jsonb) as r(id uuid, name text, email text, score float8, visits int, born date, "seenAt" timestamptz, happy boolean, status smallint, plan text, attrs jsonb, "createdAt" timestamptz, trashed boolean)`,
    [tx.tenantId, json],
  );
  await tx.execute(
    `insert into person_filter (tenant_id, person_id, created_at, status, t1)
     select tenant_id, id, created_at, status, lower(attrs->>'suburb') from person where tenant_id = $1 and trashed_at is null on conflict do nothing`,
    [tx.tenantId],
  );
  await tx.execute(
    `insert into person_tag (tenant_id, person_id, tag_id)
     select $1, r.id, tag::uuid from jsonb_to_recordset($2::jsonb) as r(id uuid, tags jsonb), jsonb_array_elements_text(r.tags) tag`,
    [tx.tenantId, json],
  );
  await tx.execute(
    'update person_filter f set tag_count = (select count(*) from person_tag g where g.tenant_id = f.tenant_id and g.person_id = f.person_id) where f.tenant_id = $1',
    [tx.tenantId],
  );
}
