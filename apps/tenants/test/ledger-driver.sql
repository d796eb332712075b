-- Runs a list of operations in one round trip, each refused or done by itself, and answers what each said and what is
-- there at the end. Called as the service's role, in a transaction of one tenant.
create function drive_ledger(p_operations jsonb) returns jsonb language plpgsql as $$
declare o jsonb; said text; all_said jsonb := '[]'; t uuid := current_setting('app.tenant')::uuid; n int;
begin
  insert into tenant (tenant_id, details_from, country, time_zone, created_at, updated_at) values (t, 'first-use', 'AU', 'UTC', now(), now());
  for o in select * from jsonb_array_elements(p_operations) loop
    begin
      case o ->> 'op'
        when 'topup' then
          insert into top_up (id, tenant_id, user_id, request_hash, amount, currency, created_at)
            values ((o ->> 'id')::uuid, t, t, '\x00', (o ->> 'amount')::bigint, 'AUD', now()) on conflict do nothing;
          select case when first_time then 'posted' else 'again' end into said
            from ledger_top_up((o ->> 'id')::uuid, (o ->> 'id')::uuid, 'pi_' || (o ->> 'id'), (o ->> 'amount')::bigint, 'AUD');
        when 'adjust' then
          select case when done then 'posted' else 'again' end into said
            from ledger_adjust((o ->> 'id')::uuid, 'adjustment', o ->> 'target', (o ->> 'amount')::bigint, 'AUD', 'test') done;
        when 'refund' then
          select case when done then 'posted' else 'again' end into said from ledger_refund((o ->> 'id')::uuid, (o ->> 'amount')::bigint, 'AUD') done;
        when 'chargeback' then
          select case when first_time then 'posted' else 'again' end into said from ledger_chargeback((o ->> 'id')::uuid, (o ->> 'amount')::bigint, 'AUD');
        when 'reserve' then
          select outcome into said from ledger_reserve((o ->> 'hold')::uuid, (o ->> 'hold')::uuid, 'campaign', (o ->> 'amount')::bigint, 'AUD', 1);
        when 'capture' then
          select outcome into said from ledger_capture((o ->> 'hold')::uuid, (o ->> 'settle')::uuid, (o ->> 'charge')::bigint, (o ->> 'late')::boolean);
        when 'close' then
          select outcome into said from ledger_close((o ->> 'hold')::uuid, (o ->> 'captures')::int, (o ->> 'total')::bigint);
        when 'cancel' then
          select outcome into said from ledger_cancel((o ->> 'hold')::uuid, (o ->> 'hold')::uuid, 'AUD');
        when 'expire' then
          select count(*) into n from ledger_mark_stale(clock_timestamp() + interval '30 days', t);
          said := 'expired';
      end case;
    exception when sqlstate 'LG001' or sqlstate 'LG002' or sqlstate 'LG003' or sqlstate 'LG004' or sqlstate 'LG005' then
      said := sqlstate;
    end;
    all_said := all_said || to_jsonb(said);
  end loop;
  return jsonb_build_object(
    'said', all_said,
    'accounts', coalesce((select jsonb_object_agg(kind, balance::text) from account where tenant_id = t), '{}'),
    'holds', coalesce((select jsonb_object_agg(id, concat_ws(' ', state, reserved, captured, released)) from hold where tenant_id = t), '{}'));
end $$;
