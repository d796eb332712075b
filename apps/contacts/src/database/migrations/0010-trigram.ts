import type { Migration } from '@bellbird/database';

/**
 * `text ~~~ pattern` is LIKE under a name of its own, marked LEAKPROOF: behind a row-level policy only a leakproof
 * operator may be an index condition (one hit among a million contacts: 16 ms instead of 439). Its GIN operator class
 * `bellbird_trgm_ops` reuses the support functions of pg_trgm. LIKE reveals nothing of a row but whether it matches.
 *
 * Where the administrator may not say LEAKPROOF, or pg_trgm or btree_gin are not to be had, the operator is there all
 * the same and `bellbird_trgm_ops` is not: everything works, searches scan the tenant's rows.
 */
export const trigram: Migration = {
  name: '0010-trigram',
  asAdmin: true,
  up: (roles) => `
    do $$
    begin
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin;
      create or replace function contacts_like(text, text) returns boolean
        language internal immutable strict parallel safe leakproof as 'textlike';
      if not exists (select from pg_operator where oprname = '~~~') then
        create operator ~~~ (leftarg = text, rightarg = text, function = contacts_like, restrict = matchingsel);
      end if;
      if not exists (select from pg_opclass where opcname = 'bellbird_trgm_ops') then
        create operator class bellbird_trgm_ops for type text using gin as
          operator 3 ~~~ (text, text),
          function 1 btint4cmp (int4, int4),
          function 2 gin_extract_value_trgm (text, internal),
          function 3 gin_extract_query_trgm (text, internal, int2, internal, internal, internal, internal),
          function 4 gin_trgm_consistent (internal, int2, text, int4, internal, internal, internal, internal),
          function 6 gin_trgm_triconsistent (internal, int2, text, int4, internal, internal, internal),
          storage int4;
      end if;
    exception when insufficient_privilege or undefined_file or feature_not_supported or invalid_parameter_value then
      create or replace function contacts_like(text, text) returns boolean
        language sql immutable strict parallel safe as 'select $1 like $2';
      if not exists (select from pg_operator where oprname = '~~~') then
        create operator ~~~ (leftarg = text, rightarg = text, function = contacts_like, restrict = matchingsel);
      end if;
    end $$;
    grant usage on schema public to ${roles.owner}, ${roles.app}, ${roles.system};
  `,
};

/** The statement that makes a trigram index, where the operator class is there. */
export function trigramIndex(name: string, table: string, column: string, predicate: string): string {
  return `
    do $$
    begin
      if exists (select from pg_opclass where opcname = 'bellbird_trgm_ops') then
        create index ${name} on ${table} using gin (tenant_id, ${column} bellbird_trgm_ops) where ${predicate};
      end if;
    end $$;
  `;
}
