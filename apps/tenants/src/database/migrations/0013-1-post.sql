-- What every movement of money stands on. All functions here belong to the ledger's role; only those of
-- 0013-2-operations may be called by the service.
-- Errors: LG001 idempotency mismatch · LG002 more than the hold has left · LG003 no such hold, or none that pays
--         LG004 not enough available · LG005 a payment that is not the one that was asked for · LG006 no tenant
--         22003 beyond bigint

create type ledger_accounts as (
  prepaid_id uuid, prepaid bigint, monthly_id uuid, monthly bigint, held_id uuid, held bigint, receivable_id uuid, revenue_id uuid);

-- The tenant of the transaction, and of no parameter: a function that sees all tenants serves one.
create function ledger_tenant() returns uuid language plpgsql stable as $$
declare t uuid := nullif(current_setting('app.tenant', true), '')::uuid;
begin
  if t is null or t = '00000000-0000-0000-0000-000000000000' then
    raise exception 'the ledger serves one tenant at a time' using errcode = 'LG006';
  end if;
  return t;
end $$;

-- UUIDv3 of a natural key.
create function ledger_named_id(p_name text) returns uuid language sql immutable strict parallel safe as $$
  select encode(set_byte(set_byte(h, 6, (get_byte(h, 6) & 15) | 48), 8, (get_byte(h, 8) & 63) | 128), 'hex')::uuid
  from (select decode(md5('bellbird ledger:' || p_name), 'hex') as h) hashed
$$;

-- Locks the tenant's accounts in a currency, in id order, and answers what is in them; makes them on first use.
-- Every function takes this lock first, before it looks at a transfer or a hold: so whatever is done to one tenant's
-- money is done in turn, also where one transaction handles many events, and two of them cannot wait for each other.
create function ledger_lock(p_tenant uuid, p_currency char(3)) returns ledger_accounts language plpgsql as $$
declare a ledger_accounts;
begin
  for attempt in 1..2 loop
    select any_value(id) filter (where kind = 'available_prepaid'), any_value(balance) filter (where kind = 'available_prepaid'),
           any_value(id) filter (where kind = 'available_monthly'), any_value(balance) filter (where kind = 'available_monthly'),
           any_value(id) filter (where kind = 'held'), any_value(balance) filter (where kind = 'held'),
           any_value(id) filter (where kind = 'receivable'), any_value(id) filter (where kind = 'revenue')
      into a
      from (select id, kind, balance from account where tenant_id = p_tenant and currency = p_currency order by id for no key update) mine;
    exit when a.revenue_id is not null;
    insert into account (tenant_id, currency, kind, floor)
      values (p_tenant, p_currency, 'available_monthly', 0), (p_tenant, p_currency, 'available_prepaid', 0), (p_tenant, p_currency, 'held', 0),
             (p_tenant, p_currency, 'receivable', null), (p_tenant, p_currency, 'revenue', null)
      on conflict do nothing;
  end loop;
  return a;
end $$;

-- One of the 16 rows of an account of the platform, by the transfer: no row of it is touched by everybody. A transfer
-- touches at most one, after the tenant's own.
create function ledger_platform_account(p_currency char(3), p_kind text, p_transfer uuid) returns uuid language plpgsql as $$
declare s smallint := get_byte(uuid_send(p_transfer), 15) % 16; found_id uuid;
begin
  for attempt in 1..2 loop
    select id into found_id from account
      where tenant_id = '00000000-0000-0000-0000-000000000000' and currency = p_currency and kind = p_kind and shard = s;
    exit when found;
    insert into account (tenant_id, currency, kind, shard) values ('00000000-0000-0000-0000-000000000000', p_currency, p_kind, s) on conflict do nothing;
  end loop;
  return found_id;
end $$;

create function ledger_hash(p_kind text, p_tenant uuid, p_currency char(3), p_amount bigint, p_hold uuid, p_meta jsonb) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(concat_ws('|', p_kind, p_tenant, p_currency, p_amount, coalesce(p_hold::text, ''), coalesce(p_meta::text, '')), 'UTF8'))
$$;

-- Posts a transfer: its legs (account, amount) sum to 0, legs of 0 are left out. Answers false where the same transfer
-- was posted before; another one under the same id is LG001.
create function ledger_post(p_id uuid, p_kind text, p_tenant uuid, p_currency char(3), p_amount bigint, p_hold uuid, p_at timestamptz, p_meta jsonb,
                            p_accounts uuid[], p_amounts bigint[]) returns boolean language plpgsql as $$
declare hash bytea := ledger_hash(p_kind, p_tenant, p_currency, p_amount, p_hold, p_meta);
begin
  insert into transfer (id, kind, tenant_id, currency, amount, hold_id, request_hash, created_at, meta)
    values (p_id, p_kind, p_tenant, p_currency, p_amount, p_hold, hash, p_at, p_meta) on conflict (id) do nothing;
  if not found then
    if (select request_hash from transfer where id = p_id) is distinct from hash then
      raise exception 'transfer % was posted with other content', p_id using errcode = 'LG001';
    end if;
    return false;
  end if;
  with moved as (
    update account a set balance = a.balance + leg.amount, version = a.version + 1
      from unnest(p_accounts, p_amounts) leg (account_id, amount)
      where a.id = leg.account_id and leg.amount <> 0
      returning a.id, leg.amount, a.balance, a.version, a.tenant_id)
  insert into entry (transfer_id, account_id, amount, balance_after, account_version, tenant_id)
    select p_id, id, amount, balance, version, tenant_id from moved;
  return true;
end $$;

-- I1 for every commit, whoever writes: the entries of a transfer sum to 0, and there are some.
create function ledger_transfer_balances() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare total numeric; legs int; transfer_id_of uuid := case when tg_table_name = 'transfer' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'transfer_id')::uuid end;
begin
  select coalesce(sum(amount), 0), count(*) into total, legs from entry where transfer_id = transfer_id_of;
  if total <> 0 or legs < 2 then
    raise exception 'the entries of transfer % sum to %, in % legs', transfer_id_of, total, legs using errcode = '23514', constraint = 'transfer_balances';
  end if;
  return null;
end $$;
