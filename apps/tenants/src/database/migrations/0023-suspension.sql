-- A suspension is a row of its own: which kinds are open decides, `tenant.suspended_at` follows them.
create function ledger_suspension_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update tenant set suspended_at = (select min(at) from suspension where tenant_id = new.tenant_id and lifted_at is null)
    where tenant_id = new.tenant_id;
  return null;
end $$;

-- held | declined | void (a tombstone: the request was cancelled before it arrived): the same answer for ever.
-- suspended: nothing is recorded, so that the same request is answered once the suspension is over.
create or replace function ledger_reserve(p_hold uuid, p_subject uuid, p_subject_kind text, p_amount bigint, p_currency text, p_price_version int, p_at timestamptz default now())
  returns hold_answer language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3)); h hold; short bigint; from_monthly bigint;
begin
  select * into h from hold where id = p_hold for no key update;
  if found then
    if h.tenant_id <> t or h.subject_id <> p_subject or h.currency <> p_currency::char(3) or (h.state <> 'void' and h.requested <> p_amount) then
      raise exception 'hold % was asked for with other content', p_hold using errcode = 'LG001';
    end if;
    return ledger_answer(case h.state when 'void' then 'void' when 'declined' then 'declined' else 'held' end, h, a);
  end if;
  if p_amount < 0 then raise exception 'a hold is not negative' using errcode = '22003'; end if;
  -- A suspension that commits now waits for the tenant's row, or is seen here.
  perform 1 from tenant where tenant_id = t for share;
  if exists (select 1 from suspension where tenant_id = t and lifted_at is null) then
    h.id := p_hold; h.subject_id := p_subject; h.reserved := 0; h.shortfall := 0; h.captured := 0; h.released := 0; h.version := 0;
    return ledger_answer('suspended', h, a);
  end if;
  short := p_amount - a.prepaid - a.monthly;
  if short > 0 then
    insert into hold (id, tenant_id, subject_id, subject_kind, currency, requested, reserved, shortfall, state, price_version, created_at)
      values (p_hold, t, p_subject, p_subject_kind, p_currency, p_amount, 0, short, 'declined', p_price_version, p_at) returning * into h;
    return ledger_answer('declined', h, a);
  end if;
  from_monthly := least(a.monthly, p_amount);
  insert into hold (id, tenant_id, subject_id, subject_kind, currency, requested, reserved, reserved_monthly, state, price_version, created_at)
    values (p_hold, t, p_subject, p_subject_kind, p_currency, p_amount, p_amount, from_monthly, 'open', p_price_version, p_at) returning * into h;
  if p_amount > 0 then
    perform ledger_post(p_hold, 'reserve', t, p_currency::char(3), p_amount, p_hold, p_at, null,
      array[a.monthly_id, a.prepaid_id, a.held_id], array[-from_monthly, from_monthly - p_amount, p_amount]);
  end if;
  a.monthly := a.monthly - from_monthly;
  a.prepaid := a.prepaid - (p_amount - from_monthly);
  a.held := a.held + p_amount;
  return ledger_answer('held', h, a);
exception when unique_violation then
  raise exception 'hold % or its subject is in use', p_hold using errcode = 'LG001';
end $$;

-- The bank took a payment back: from what is available, down to 0; the rest is owed and sending suspended until it is paid.
create or replace function ledger_chargeback(p_transfer uuid, p_amount bigint, p_currency text, p_at timestamptz default now(), out first_time boolean, out owed bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3)); from_prepaid bigint := least(a.prepaid, p_amount);
begin
  first_time := ledger_post(p_transfer, 'chargeback', t, p_currency::char(3), p_amount, null, p_at, null,
    array[a.prepaid_id, a.receivable_id, ledger_platform_account(p_currency::char(3), 'stripe_clearing', p_transfer)],
    array[-from_prepaid, from_prepaid - p_amount, p_amount]);
  select -coalesce(sum(e.amount), 0)::bigint into owed from entry e where e.transfer_id = p_transfer and e.account_id = a.receivable_id;
  if owed > 0 then
    perform ledger_suspend('payment', 'A payment was taken back, and the balance did not cover it', null, p_at);
  end if;
end $$;

-- What had been taken back came again: first it pays what is owed, the rest can be spent. With nothing owed any more the tenant goes on.
create or replace function ledger_reinstate(p_transfer uuid, p_amount bigint, p_currency text, p_at timestamptz default now())
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3)); owed bigint; first_time boolean;
begin
  select greatest(-balance, 0) into owed from account where id = a.receivable_id;
  first_time := ledger_post(p_transfer, 'adjust', t, p_currency::char(3), p_amount, null, p_at, '{"reason": "reinstated"}',
    array[a.receivable_id, a.prepaid_id, ledger_platform_account(p_currency::char(3), 'stripe_clearing', p_transfer)],
    array[least(owed, p_amount), p_amount - least(owed, p_amount), -p_amount]);
  if first_time and owed between 1 and p_amount then
    perform ledger_lift('payment', 'What was owed is paid', null, p_at);
  end if;
  return first_time;
end $$;

-- Of the tenant of the transaction. Whether it changed anything: one open suspension a kind. `nth` counts those of the kind.
create function ledger_suspend(p_kind text, p_reason text, p_by uuid, p_at timestamptz) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with opened as (
    insert into suspension (tenant_id, kind, nth, reason, by, at)
      select ledger_tenant(), p_kind, 1 + coalesce(max(nth), 0), p_reason, p_by, p_at from suspension where tenant_id = ledger_tenant() and kind = p_kind
      on conflict (tenant_id, kind) where lifted_at is null do nothing
      returning 1)
  select exists (select from opened)
$$;

create function ledger_lift(p_kind text, p_reason text, p_by uuid, p_at timestamptz) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with lifted as (
    update suspension set lifted_at = greatest(p_at, at), lifted_by = p_by, lift_reason = p_reason
      where tenant_id = ledger_tenant() and kind = p_kind and lifted_at is null returning 1)
  select exists (select from lifted)
$$;

-- What an admin gives or takes, once a transfer id. LG007: more than the most of a day; LG004: more than there is.
create function ledger_credit(p_transfer uuid, p_admin uuid, p_amount bigint, p_currency text, p_reason text, p_most bigint, p_at timestamptz default now(),
                              out first_time boolean, out balance bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts; before credit;
begin
  -- One at a time for an admin, over all tenants: two at once could both see room.
  perform pg_advisory_xact_lock(hashtextextended('credit ' || p_admin, 0));
  select * into before from credit where id = p_transfer;
  if found then
    if before.tenant_id <> t or before.amount <> p_amount or before.reason <> p_reason then
      raise exception 'credit % was given with other content', p_transfer using errcode = 'LG001';
    end if;
    first_time := false; balance := before.balance;
    return;
  end if;
  if abs(p_amount) + (select coalesce(sum(abs(amount)), 0) from credit where admin_id = p_admin and given_at > now() - interval '24 hours') > p_most then
    raise exception 'more than an admin gives in a day' using errcode = 'LG007';
  end if;
  first_time := ledger_adjust(p_transfer, 'adjustment', 'available_prepaid', p_amount, p_currency, p_reason, p_at);
  a := ledger_lock(t, p_currency::char(3));
  balance := a.prepaid + a.monthly;
  insert into credit (id, tenant_id, admin_id, amount, currency, reason, balance, at)
    values (p_transfer, t, p_admin, p_amount, p_currency, p_reason, ledger_credit.balance, p_at);
end $$;
