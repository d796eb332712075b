import type { Tx } from '@bellbird/database';
import { wrongState } from '@bellbird/errors';

/**
 * Takes the values of fields that are about to be deleted off all contacts and frees their slots, so that a later field
 * of the same name starts empty. @throws 409 wrong-state where a segment filters by one of them.
 */
export async function forgetAttributes(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  const attributes = await tx.query<{ key: string; slot: string | null }>(
    'select key, slot from attribute where tenant_id = $1 and id = any($2::uuid[])',
    [tenantId, ids],
  );
  const segments = await tx.query<{ name: string; filters: unknown }>(
    'select name, filters from segment where tenant_id = $1',
    [tenantId],
  );
  const fields = new Set(attributes.map(({ key }) => `attributes.${key}`));
  const using = segments.find((segment) => fieldsIn(segment.filters).some((each) => fields.has(each)));
  if (using !== undefined)
    throw wrongState(`The segment "${using.name}" filters by this field. Change the segment first.`);
  for (const { key, slot } of attributes) {
    await tx.execute('update contact set attributes = attributes - $2 where tenant_id = $1 and attributes ? $2', [
      tenantId,
      key,
    ]);
    if (slot !== null)
      await tx.execute(`update contact_filter set ${slot} = null where tenant_id = $1 and ${slot} is not null`, [
        tenantId,
      ]);
  }
}

/** Every field that filters name, at any depth. */
export function fieldsIn(filters: unknown): string[] {
  if (!Array.isArray(filters)) return [];
  return filters.flatMap((each: { field?: unknown; filters?: unknown }) =>
    typeof each.field === 'string' ? [each.field] : fieldsIn(each.filters),
  );
}
