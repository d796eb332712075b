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
  if (row === null) return { settings: defaults, version: 0 };
  const { branding, messages } = row.settings;
  // What was added since they were written has its default.
  const settings = {
    ...defaults,
    ...row.settings,
    branding: { ...defaults.branding, ...branding },
    messages: { ...defaults.messages, ...messages },
  };
  return { settings, version: row.version };
}
