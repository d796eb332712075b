import type { Migration } from '@bellbird/database';

/**
 * Texts, decisions and payments were told to every member. Those that stand get the audience with which new ones are
 * made, so that nobody reads amounts and customers' numbers without the permission.
 */
export const audienceOfWhatStandsMigration: Migration = {
  name: '0006-audience-of-what-stands',
  // The owner, as whom this runs, is behind the forced policies as well and would see no row.
  up: () => `
    alter table notification no force row level security;
    update notification set audience = case
        when type in ('inbound-sms', 'opt-out', 'opt-in') then array['campaign-editor'] else array['business-editor'] end
      where audience is null and user_id is null and type in (
        'inbound-sms', 'opt-out', 'opt-in', 'prepaid-package-payment-succeed', 'prepaid-package-payment-failed');
    alter table notification force row level security;
  `,
};
