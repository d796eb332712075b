import type { Tx } from '@bellbird/database';
import { businessOf, type Business } from '../business/business.js';
import { readSettings } from './read-settings.js';
import type { Settings } from './settings.js';

/** A business and how it keeps its list. */
export const listOf = async (tx: Tx, tenantId: string): Promise<{ business: Business; settings: Settings }> => ({
  business: await businessOf(tx, tenantId),
  settings: (await readSettings(tx, tenantId)).settings,
});
