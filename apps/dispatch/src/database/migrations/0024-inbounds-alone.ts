import { nilTenant } from '@bellbird/auth';
import type { Migration } from '@bellbird/database';

/** Texts that stand in no conversation yet: a process of the release before took them. */
export const inboundsAlone: Migration = {
  name: '0024-inbounds-alone',
  up: () =>
    `create index inbound_sms_alone on inbound_sms (received_at) where conversation_id is null and tenant_id <> '${nilTenant}'`,
};
