-- What had been taken back came again: first it pays what is owed, the rest can be spent. With nothing owed any more the tenant goes on.
create function ledger_reinstate(p_transfer uuid, p_amount bigint, p_currency text, p_at timestamptz default now())
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare t uuid := ledger_tenant(); a ledger_accounts := ledger_lock(t, p_currency::char(3)); owed bigint; first_time boolean;
begin
  select greatest(-balance, 0) into owed from account where id = a.receivable_id;
  first_time := ledger_post(p_transfer, 'adjust', t, p_currency::char(3), p_amount, null, p_at, '{"reason": "reinstated"}',
    array[a.receivable_id, a.prepaid_id, ledger_platform_account(p_currency::char(3), 'stripe_clearing', p_transfer)],
    array[least(owed, p_amount), p_amount - least(owed, p_amount), -p_amount]);
  if first_time and owed between 1 and p_amount then
    update tenant set suspended_at = null where tenant_id = t;
  end if;
  return first_time;
end $$;
