import type { Tx } from '@bellbird/database';

/** What a setting of the tenant at hand holds, also where nobody ever set it. */
export async function settingOf(tx: Tx, key: string): Promise<string> {
  const [row] = await tx.query<{ value: string }>('select value from business_setting_shown where key = $1', [key]);
  if (row === undefined) throw new Error(`There is no setting ${key}.`);
  return row.value;
}
