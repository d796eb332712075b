-- The invariants of the ledger, each row a breach. The same statement runs hourly and after every test; with a tenant
-- it looks at that one's alone (I8 needs all).
create function ledger_violations(p_tenant uuid default null) returns table (invariant text, subject text, detail text)
  language sql stable security definer set search_path = public, pg_temp as $$
  -- I1 the entries of a transfer sum to 0
  select 'I1', t.id::text, format('sum %s in %s legs', coalesce(sum(e.amount), 0), count(e.account_id))
    from transfer t left join entry e on e.transfer_id = t.id
    where p_tenant is null or t.tenant_id = p_tenant
    group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.account_id) < 2
  union all
  -- I2 a balance is the sum of its entries, which are a chain without a gap
  select 'I2', a.id::text, format('balance %s version %s', a.balance, a.version)
    from account a
    left join lateral (
      select count(*) as n, sum(c.amount) as total, max(c.account_version) as newest,
             bool_and(c.running = c.balance_after and c.place = c.account_version) as chained
      from (select e.amount, e.account_version, e.balance_after,
                   sum(e.amount) over w as running, row_number() over w as place
            from entry e where e.account_id = a.id window w as (order by e.account_version)) c) chain on true
    where (p_tenant is null or a.tenant_id = p_tenant)
      and (a.balance <> coalesce(chain.total, 0) or a.version <> coalesce(chain.newest, 0) or chain.n <> a.version or not coalesce(chain.chained, true))
  union all
  -- I3 nothing available or held is negative
  select 'I3', a.id::text, format('%s %s', a.kind, a.balance)
    from account a where (p_tenant is null or a.tenant_id = p_tenant) and a.kind in ('available_prepaid', 'available_monthly', 'held') and a.balance < 0
  union all
  -- I4 what is held is what unfinished holds have left
  select 'I4', coalesce(a.tenant_id, h.tenant_id)::text, format('held %s, holds %s', coalesce(a.balance, 0), coalesce(h.rest, 0))
    from (select tenant_id, currency, balance from account where kind = 'held' and (p_tenant is null or tenant_id = p_tenant)) a
    full join (select tenant_id, currency, sum(reserved - captured - released) as rest from hold
               where state in ('open', 'closing') and (p_tenant is null or tenant_id = p_tenant) group by 1, 2) h
      on h.tenant_id = a.tenant_id and h.currency = a.currency
    where coalesce(a.balance, 0) <> coalesce(h.rest, 0)
  union all
  -- I5 a hold is never used twice, and a closed one is used up
  select 'I5', h.id::text, format('%s: %s + %s of %s', h.state, h.captured, h.released, h.reserved)
    from hold h where (p_tenant is null or h.tenant_id = p_tenant)
      and (h.captured + h.released > h.reserved or (h.state = 'closed' and h.captured + h.released <> h.reserved))
  union all
  -- I6 what was captured is what dispatch charged, less what was written off; of a closed hold the sum is dispatch's own
  select 'I6', h.id::text, format('captured %s overdrawn %s charged %s written off %s', h.captured, h.overdrawn, coalesce(c.charged, 0), coalesce(c.off, 0))
    from hold h
    left join lateral (
      select sum(charge) as charged, sum(written_off) as off, count(*) filter (where not late and outcome = 'captured') as seen,
             sum(charge) filter (where not late and outcome = 'captured') as seen_total
      from hold_capture where hold_id = h.id) c on true
    where (p_tenant is null or h.tenant_id = p_tenant)
      and (h.captured + h.overdrawn <> coalesce(c.charged, 0) - coalesce(c.off, 0) or h.written_off <> coalesce(c.off, 0)
           or h.seen_captures <> coalesce(c.seen, 0) or h.seen_total <> coalesce(c.seen_total, 0)
           or (h.state = 'closed' and h.expected_total is not null and h.expected_total <> h.seen_total))
  union all
  -- I7 a top-up is a payment that was asked for and reported, once
  select 'I7', coalesce(t.id, p.id)::text, format('credited %s, paid %s', t.amount, p.amount)
    from (select id, tenant_id, currency, amount, meta ->> 'topUp' as top_up, meta ->> 'intent' as intent
          from transfer where kind = 'topup' and (p_tenant is null or tenant_id = p_tenant)) t
    full join (select * from top_up where credited_at is not null and (p_tenant is null or tenant_id = p_tenant)) p on p.id::text = t.top_up
    where t.id is null or p.id is null or t.amount <> p.amount or t.tenant_id <> p.tenant_id or t.currency <> p.currency or t.intent <> p.intent_id
  union all
  -- I8 all the money of a currency sums to 0
  select 'I8', a.currency::text, sum(a.balance)::text from account a where p_tenant is null group by a.currency having sum(a.balance) <> 0
$$;
