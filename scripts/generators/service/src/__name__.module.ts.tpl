import { defineService } from '@bellbird/service-host';
import { __camel__Config } from './__name__.config.js';
import { jobsMigration } from './database/migrations/0002-jobs.js';

/** The wiring page: one line a feature. Events: none. */
export const __camel__Service = defineService({
  name: '__name__',
  config: __camel__Config,
  imports: [],
  migrations: [jobsMigration],
});
