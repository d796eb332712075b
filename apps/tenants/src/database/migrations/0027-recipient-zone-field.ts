import type { Migration } from '@bellbird/database';

/** Which custom field says where a person is. */
export const recipientZoneField: Migration = {
  name: '0027-recipient-zone-field',
  up: () => `
    insert into business_setting_definition (key, type, value, description) values
      ('recipient-zone-field', 'text', '', 'The custom field that holds where a person is: state, postcode or zone, as attributes.state; empty for none')`,
};
