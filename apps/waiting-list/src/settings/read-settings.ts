import { jsonb, Table, type Tx } from '@bellbird/database';
import { defaults, type Settings } from './settings.js';

interface SettingsRow {
  tenantId: string;
  version: number;
  settings: Partial<Settings>;
}

export const settingsTable = new Table<SettingsRow>('queue_settings', {
  tenantId: 'tenant_id',
  version: 'version',
  settings: jsonb('settings'),
});

/** The settings of a business; those that nobody changed are the defaults, version 0. */
export async function readSettings(
  tx: Tx,
  tenantId: string,
  lock: 'for update' | '' = '',
): Promise<{ settings: Settings; version: number }> {
  const row = await settingsTable.find(tx, { tenantId }, lock);
  return row === null
    ? { settings: defaults, version: 0 }
    : { settings: { ...defaults, ...row.settings }, version: row.version };
}
