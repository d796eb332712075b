import type { Migration } from '@bellbird/database';

/**
 * Names that hold for every channel: an address where there was a phone, units where there were parts of a text. Nothing
 * is rewritten; indexes stay as they are. A dispatch of the release before knows the old names alone, so this step waits
 * two seconds for those that are about to end, and refuses while one is still connected.
 */
export const addressesAndUnits: Migration = {
  name: '0017-addresses-and-units',
  up: ({ app, system }) => `
do $$
begin
  for waits in 0..5 loop
    perform pg_stat_clear_snapshot();
    exit when not exists (select from pg_stat_activity where datname = current_database() and usename in ('${app}', '${system}'));
    if waits = 5 then
      raise exception 'stop dispatch, the service and its workers, then start again: those that run know the columns by their old names';
    end if;
    perform pg_sleep(0.4);
  end loop;
end $$;
alter table message rename column phone to address;
alter table message rename column parts to units;
alter index message_phone rename to message_address;
alter index message_campaign_no_phone_tenant_no_key rename to message_campaign_no_address_tenant_no_key;
alter table chunk rename column most_parts to most_units;
alter table settle rename column parts to units;
alter table consent rename column phone to address;
`,
};
