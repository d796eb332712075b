import type { Migration } from '@bellbird/database';

/**
 * Whose conversation it is stood on the newest text of a campaign alone: somebody who was written to by staff or by the
 * waiting list, and is a contact, had no name. Contacts is asked of those, soon after each text of theirs.
 */
export const unnamedConversations: Migration = {
  name: '0036-unnamed-conversations',
  up: () => `
alter table conversation add column unasked boolean not null default false;  -- contacts is still to be asked who it is
alter table conversation no force row level security;
update conversation set unasked = true where contact_id is null or name is null;
alter table conversation force row level security;
create index conversation_unasked on conversation (tenant_id, last_at) where unasked;
`,
};
