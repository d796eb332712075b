import type { Migration } from '@bellbird/database';
import { attemptTable } from '@bellbird/limits';

/** How often links of mails were followed, by hashes of addresses. */
export const limitsMigration: Migration = { name: '0009-limits', up: attemptTable };
