import type { Migration } from '@bellbird/database';
import { jobSchema } from '@bellbird/resource-kit';

/** Exports and bulk changes of many rows. Outbox and idempotency keys come before, by the host. */
export const jobsMigration: Migration = { name: '0002-jobs', up: jobSchema };
