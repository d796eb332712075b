import type { Tx } from '@bellbird/database';
import type { Attribute } from './attribute.js';

export interface NamedAttribute extends Attribute {
  name: string;
}

/** A tenant's custom fields by key, in the order they were made; with `keys` only those. */
export async function readAttributes(
  tx: Tx,
  tenantId: string,
  keys?: readonly string[],
): Promise<Map<string, NamedAttribute>> {
  const only = keys === undefined ? '' : ' and key = any($2)';
  const rows = await tx.query<NamedAttribute>(
    `select id, name, key, type, items, slot from attribute where tenant_id = $1${only} order by created_at, id`,
    keys === undefined ? [tenantId] : [tenantId, keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}
