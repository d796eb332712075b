-- What the service may ask of the ledger. Each serves the tenant of the transaction.

-- How a hold stands, as every question about it is answered. `balance` is what can be spent, `frozen` what holds keep.
create type hold_answer as (
  outcome text, hold_id uuid, subject_id uuid, reserved bigint, shortfall bigint, captured bigint, released bigint,
  balance bigint, frozen bigint, version bigint);

create function ledger_answer(p_outcome text, h hold, a ledger_accounts) returns hold_answer language sql immutable as $$
  select row(p_outcome, (h).id, (h).subject_id, (h).reserved, (h).shortfall, (h).captured, (h).released,
             coalesce((h).balance_at_close, (a).prepaid + (a).monthly), (a).held, (h).version)::hold_answer
$$;

-- held | declined | void (a tombstone: the request was cancelled before it arrived). The same answer for ever.
create function ledger_reserve(p_hold uuid, p_subject uuid, p_subject_kind text, p_amount bigint, p_currency text, p_price_version int, p_at timestamptz default now())
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
  short := p_amount - a.prepaid - a.monthly;
  if short > 0 or exists (select 1 from tenant where tenant_id = t and suspended_at is not null) then
    insert into hold (id, tenant_id, subject_id, subject_kind, currency, requested, reserved, shortfall, state, price_version, created_at)
      values (p_hold, t, p_subject, p_subject_kind, p_currency, p_amount, 0, greatest(short, 0), 'declined', p_price_version, p_at) returning * into h;
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

-- Gives back what is left of a hold, to where it came from, and closes it.
create function ledger_release_rest(h hold, a ledger_accounts, p_at timestamptz) returns hold language plpgsql as $$
declare rest bigint := h.reserved - h.captured; to_monthly bigint := greatest(h.reserved_monthly - h.captured, 0); closed hold;
begin
  if rest > 0 then
    perform ledger_post(ledger_named_id('release:' || h.id), 'release', h.tenant_id, h.currency, rest, h.id, p_at, null,
      array[a.held_id, a.monthly_id, a.prepaid_id], array[-rest, to_monthly, rest - to_monthly]);
  end if;
  update hold set state = 'closed', released = rest, closed_at = p_at, balance_at_close = a.prepaid + a.monthly + rest, version = version + 1
    where id = h.id returning * into closed;
  return closed;
end $$;

-- The captures are all there when their number and their sum are what sending.finished said.
create function ledger_is_complete(h hold) returns boolean language sql immutable as $$
  select (h).state = 'closing' and (h).seen_captures = (h).expected_captures and (h).seen_total = (h).expected_total
$$;

-- Captures a slice: captured | after-close | written-off | ignored (nothing to charge and nothing held). The same settle id again
-- is the same answer. `charged` is what was taken, `closes` is true for the call that closed the hold.
create function ledger_capture(p_hold uuid, p_settle uuid, p_charge bigint, p_late boolean, p_at timestamptz default now(),
                               out outcome text, out charged bigint, out written_off bigint, out closes boolean, out answer hold_answer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); h hold; a ledger_accounts; before hold_capture; take bigint; from_monthly bigint; from_prepaid bigint;
begin
  closes := false;
  select * into h from hold where id = p_hold and tenant_id = t;
  if not found then raise exception 'no such hold %', p_hold using errcode = 'LG003'; end if;
  if p_charge < 0 then raise exception 'a charge is not negative' using errcode = '22003'; end if;
  a := ledger_lock(t, h.currency);
  select * into h from hold where id = p_hold for no key update;
  if h.state in ('declined', 'void') then
    if p_charge > 0 then raise exception 'hold % pays for nothing', p_hold using errcode = 'LG003'; end if;
    outcome := 'ignored'; charged := 0; written_off := 0; answer := ledger_answer('ignored', h, a);
    return;
  end if;

  select * into before from hold_capture where hold_id = p_hold and settle_id = p_settle;
  if found then
    if before.charge <> p_charge or before.late <> p_late then
      raise exception 'settle % was captured with other content', p_settle using errcode = 'LG001';
    end if;
    outcome := before.outcome; charged := before.charge - before.written_off; written_off := before.written_off; answer := ledger_answer(before.outcome, h, a);
    return;
  end if;

  if h.state = 'closed' then
    if p_late then
      outcome := 'written-off'; charged := 0; written_off := p_charge;
    else
      outcome := 'after-close'; charged := p_charge; written_off := 0;
      from_monthly := least(a.monthly, p_charge);
      from_prepaid := least(a.prepaid, p_charge - from_monthly);
      if p_charge > 0 then
        perform ledger_post(p_settle, 'capture', t, h.currency, p_charge, p_hold, p_at, '{"afterClose": true}',
          array[a.monthly_id, a.prepaid_id, a.receivable_id, a.revenue_id],
          array[-from_monthly, -from_prepaid, from_monthly + from_prepaid - p_charge, p_charge]);
      end if;
    end if;
    update hold set overdrawn = hold.overdrawn + charged, written_off = hold.written_off + ledger_capture.written_off, version = version + 1
      where id = p_hold returning * into h;
  else
    take := p_charge;
    if p_charge > h.reserved - h.captured then
      if not p_late then raise exception 'hold % has less left than settle % charges', p_hold, p_settle using errcode = 'LG002'; end if;
      take := h.reserved - h.captured;
    end if;
    charged := take; written_off := p_charge - take;
    outcome := case when p_late and take = 0 and p_charge > 0 then 'written-off' else 'captured' end;
    if take > 0 then
      perform ledger_post(p_settle, 'capture', t, h.currency, take, p_hold, p_at, null, array[a.held_id, a.revenue_id], array[-take, take]);
      a.held := a.held - take;
    end if;
    update hold set captured = captured + take, written_off = hold.written_off + ledger_capture.written_off,
        seen_captures = seen_captures + (not p_late)::int, seen_total = seen_total + case when p_late then 0 else p_charge end,
        last_capture_at = clock_timestamp(), stale_since = null, version = version + 1
      where id = p_hold returning * into h;
  end if;
  insert into hold_capture (hold_id, settle_id, tenant_id, charge, late, outcome, written_off)
    values (p_hold, p_settle, t, p_charge, p_late, outcome, ledger_capture.written_off);
  if ledger_is_complete(h) then
    h := ledger_release_rest(h, a, p_at);
    a := ledger_lock(t, h.currency);
    closes := true;
  end if;
  answer := ledger_answer(outcome, h, a);
end $$;

-- sending.finished: closing (captures are missing) | closed. A declined, void or closed hold gives its answer again.
create function ledger_close(p_hold uuid, p_captures int, p_total bigint, p_at timestamptz default now())
  returns hold_answer language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); h hold; a ledger_accounts;
begin
  select * into h from hold where id = p_hold and tenant_id = t;
  if not found then raise exception 'no such hold %', p_hold using errcode = 'LG003'; end if;
  a := ledger_lock(t, h.currency);
  select * into h from hold where id = p_hold for no key update;
  if h.state in ('open', 'closing') then
    if h.state = 'open' or h.expected_captures < p_captures then
      update hold set state = 'closing', expected_captures = p_captures, expected_total = p_total,
          closing_since = coalesce(closing_since, clock_timestamp()), stale_since = null, version = version + 1
        where id = p_hold returning * into h;
    end if;
    if not ledger_is_complete(h) then return ledger_answer('closing', h, a); end if;
    h := ledger_release_rest(h, a, p_at);
    a := ledger_lock(t, h.currency);
  end if;
  return ledger_answer('closed', h, a);
end $$;

-- funds.request_cancelled: closed, always, but for a hold that is being closed by sending.finished (closing). A request
-- that has not arrived leaves a tombstone, which it meets.
create function ledger_cancel(p_hold uuid, p_subject uuid, p_currency text, p_at timestamptz default now())
  returns hold_answer language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3)); h hold;
begin
  select * into h from hold where id = p_hold for no key update;
  if not found then
    insert into hold (id, tenant_id, subject_id, subject_kind, currency, reserved, state, balance_at_close, created_at, closed_at)
      values (p_hold, t, p_subject, 'campaign', p_currency, 0, 'void', a.prepaid + a.monthly, p_at, p_at) returning * into h;
  elsif h.tenant_id <> t or h.subject_id <> p_subject then
    raise exception 'hold % belongs to another subject', p_hold using errcode = 'LG001';
  elsif h.state = 'closing' then
    return ledger_answer('closing', h, a);
  elsif h.state = 'open' then
    h := ledger_release_rest(h, a, p_at);
    a := ledger_lock(t, h.currency);
  end if;
  return ledger_answer('closed', h, a);
exception when unique_violation then
  raise exception 'hold % or its subject is in use', p_hold using errcode = 'LG001';
end $$;

-- Credits a payment that the provider says succeeded, once an intent. It must be the one that was asked for: LG005.
create function ledger_top_up(p_transfer uuid, p_top_up uuid, p_intent text, p_amount bigint, p_currency text, p_at timestamptz default now(),
                              out amount bigint, out balance_after bigint, out account_version bigint, out first_time boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3)); asked top_up;
begin
  select * into asked from top_up where id = p_top_up and tenant_id = t;
  if not found or asked.currency <> p_currency::char(3) or (asked.intent_id is not null and asked.intent_id <> p_intent) then
    raise exception 'payment is not the one that was asked for' using errcode = 'LG005';
  end if;
  if asked.credited_at is not null and asked.amount <> p_amount then
    raise exception 'transfer % was posted with other content', p_transfer using errcode = 'LG001';
  end if;
  if asked.amount <> p_amount then raise exception 'payment has another amount than was asked for' using errcode = 'LG005'; end if;
  first_time := ledger_post(p_transfer, 'topup', t, p_currency::char(3), p_amount, null, p_at, jsonb_build_object('intent', p_intent, 'topUp', p_top_up),
    array[ledger_platform_account(p_currency::char(3), 'stripe_clearing', p_transfer), a.prepaid_id], array[-p_amount, p_amount]);
  if first_time then
    update top_up set credited_at = p_at, intent_id = p_intent where id = p_top_up;
  end if;
  select e.amount, e.balance_after, e.account_version into amount, balance_after, account_version
    from entry e where e.transfer_id = p_transfer and e.account_id = a.prepaid_id;
end $$;

-- Pays back to the card what can be spent of the prepaid balance; LG004 where that is less.
create function ledger_refund(p_transfer uuid, p_amount bigint, p_currency text, p_at timestamptz default now())
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3));
begin
  if a.prepaid < p_amount and not exists (select 1 from transfer where id = p_transfer) then
    raise exception 'less is available than % gives back', p_transfer using errcode = 'LG004';
  end if;
  return ledger_post(p_transfer, 'refund', t, p_currency::char(3), p_amount, null, p_at, null,
    array[a.prepaid_id, ledger_platform_account(p_currency::char(3), 'stripe_clearing', p_transfer)], array[-p_amount, p_amount]);
end $$;

-- The bank took a payment back: from what is available, down to 0; the rest is owed and the tenant suspended.
create function ledger_chargeback(p_transfer uuid, p_amount bigint, p_currency text, p_at timestamptz default now(), out first_time boolean, out owed bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3)); from_prepaid bigint := least(a.prepaid, p_amount);
begin
  first_time := ledger_post(p_transfer, 'chargeback', t, p_currency::char(3), p_amount, null, p_at, null,
    array[a.prepaid_id, a.receivable_id, ledger_platform_account(p_currency::char(3), 'stripe_clearing', p_transfer)],
    array[-from_prepaid, from_prepaid - p_amount, p_amount]);
  select -coalesce(sum(e.amount), 0)::bigint into owed from entry e where e.transfer_id = p_transfer and e.account_id = a.receivable_id;
  if owed > 0 then
    update tenant set suspended_at = p_at where tenant_id = t and suspended_at is null;
  end if;
end $$;

-- A correction by the platform (`adjustment`) or a gift (`promo`): to what is available where positive, from it where negative (LG004).
create function ledger_adjust(p_transfer uuid, p_source text, p_target text, p_amount bigint, p_currency text, p_reason text, p_at timestamptz default now())
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3));
  target uuid := case p_target when 'available_monthly' then a.monthly_id when 'available_prepaid' then a.prepaid_id end;
  there bigint := case p_target when 'available_monthly' then a.monthly else a.prepaid end;
begin
  if target is null or p_source not in ('promo', 'adjustment') then raise exception 'unknown account' using errcode = '22023'; end if;
  if there + p_amount < 0 and not exists (select 1 from transfer where id = p_transfer) then
    raise exception 'less is available than % takes', p_transfer using errcode = 'LG004';
  end if;
  return ledger_post(p_transfer, 'adjust', t, p_currency::char(3), abs(p_amount), null, p_at, jsonb_build_object('reason', p_reason, 'signed', p_amount, 'target', p_target),
    array[ledger_platform_account(p_currency::char(3), p_source, p_transfer), target], array[-p_amount, p_amount]);
end $$;

-- Marks holds that nobody has charged or finished for too long, and answers them: dispatch is asked how they stand.
-- Nothing is released by a clock.
create function ledger_mark_stale(p_now timestamptz default clock_timestamp(), p_tenant uuid default null) returns table (hold_id uuid, tenant_id uuid, subject_id uuid, state text, since timestamptz)
  language sql security definer set search_path = public, pg_temp as $$
  -- Skips what is locked: whoever works on a hold answers for it, and this statement holds many tenants' rows at once.
  update hold set stale_since = coalesce(hold.stale_since, p_now)
    where id in (
      select id from hold
        where ((state = 'open' and expires_at < p_now and coalesce(last_capture_at, opened_at) < p_now - interval '1 hour')
            or (state = 'closing' and closing_since < p_now - interval '15 minutes'))
          and (p_tenant is null or tenant_id = p_tenant)
        for update skip locked)
    returning id, tenant_id, subject_id, state, stale_since
$$;
