export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.js';
export { discardEmbeddedPostgres } from './discard-embedded-postgres.js';
export { lockDataFolder, DataFolderInUse, DataFolderUnwritable, type DataFolderLock } from './lock-data-folder.js';
export { isAlive } from './server/processes.js';
