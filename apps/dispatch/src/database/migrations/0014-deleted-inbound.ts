import { grant, type Migration } from '@bellbird/database';

/**
 * Remembers the names of customers' texts beyond their deletion: a provider's signed call never expires, and one that
 * came again would be a new STOP or START. Nothing of the text, its phones or its tenant is kept.
 */
export const deletedInbound: Migration = {
  name: '0014-deleted-inbound',
  up: (roles) => `
create table deleted_inbound (sid_hash bytea primary key);
${grant(roles, 'deleted_inbound', { system: 'select' })};
create function remember_deleted_inbound() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into deleted_inbound select sha256(convert_to(provider_sid, 'UTF8')) from gone on conflict do nothing;
  return null;
end $$;
revoke execute on function remember_deleted_inbound() from public;
create trigger inbound_sms_deleted after delete on inbound_sms referencing old table as gone for each statement execute function remember_deleted_inbound();
`,
};
