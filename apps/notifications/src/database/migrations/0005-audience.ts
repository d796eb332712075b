import type { Migration } from '@bellbird/database';

/** Whom a notification is for, in words of `audience.ts`; null: every member. */
export const audienceMigration: Migration = {
  name: '0005-audience',
  up: () => 'alter table notification add column audience text[]',
};
