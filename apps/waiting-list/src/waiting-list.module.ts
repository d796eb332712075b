import { defineService } from '@bellbird/service-host';
import { jobsMigration } from './database/migrations/0002-jobs.js';
import { waitingListConfig } from './waiting-list.config.js';

/** The wiring page: one line a feature. Events: none. */
export const waitingListService = defineService({
  name: 'waiting-list',
  config: waitingListConfig,
  imports: [],
  migrations: [jobsMigration],
});
