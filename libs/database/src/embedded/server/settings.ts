import { createHash } from 'node:crypto';

/**
 * Postgres settings of an embedded server: two cores shared with Node, a modest share of the memory, and a disk that
 * is a solid-state one. Nothing listens but 127.0.0.1.
 */
const common: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  max_prepared_transactions: '0',
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_logical_replication_workers: '0',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  wal_buffers: '16MB',
  wal_compression: 'on',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  // Workers would take the core that Node needs, and their shared memory is more than a container gives (64 MB).
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // Queues and message states are updated all the time: many small vacuums instead of few large ones.
  autovacuum_naptime: '15s',
  autovacuum_max_workers: '2',
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_vacuum_insert_scale_factor: '0.1',
  autovacuum_analyze_scale_factor: '0.05',
  autovacuum_vacuum_cost_limit: '1000',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A statement or the detail of an error holds people's data. Services log their own errors without it.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * For data that is thrown away: nothing waits for the disk. A crash of the machine loses the cluster; a kill -9 of
 * Postgres loses nothing that was committed, because commits still reach the operating system.
 */
const notDurable: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
};

/** The settings a server runs with; the caller's come last. `port` and `cluster_name` belong to the launcher. */
export function serverSettings(durable: boolean, own: Readonly<Record<string, string>>): Record<string, string> {
  return { ...common, ...(durable ? {} : notDurable), ...own };
}

/** A short name of a set of settings: a living server with another one is not reused. */
export function settingsName(settings: Readonly<Record<string, string>>, postgresVersion: string): string {
  return createHash('sha256')
    .update(JSON.stringify([postgresVersion, settings]))
    .digest('hex')
    .slice(0, 10);
}
