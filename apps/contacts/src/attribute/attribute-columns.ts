import type { Tx } from '@bellbird/database';
import type { ExportColumn, ResourceActor } from '@bellbird/resource-kit';
import { readAttributes } from './read-attributes.js';

/** What it takes of a contact. */
interface Exported {
  id: string;
  tags: string[];
  attributes: Record<string, unknown>;
}

/** The columns of an export that only this tenant has: its tags by name and its custom fields, as an import reads them back. */
export async function attributeColumns(
  tx: Tx,
  { tenantId }: ResourceActor,
): Promise<readonly ExportColumn<Exported>[]> {
  const attributes = await readAttributes(tx, tenantId);
  const tags = await tx.query<{ id: string; name: string }>('select id, name from tag where tenant_id = $1', [
    tenantId,
  ]);
  const nameOf = new Map(tags.map((tag) => [tag.id, tag.name]));
  return [
    { title: 'tags', value: (row) => row.tags.flatMap((id) => nameOf.get(id) ?? []) },
    ...[...attributes.values()].map((attribute) => ({
      title: `attributes.${attribute.key}`,
      value: (row: Exported) => (Object.hasOwn(row.attributes, attribute.key) ? row.attributes[attribute.key] : null),
    })),
  ];
}
