import type { Tx } from '@bellbird/database';

/**
 * A campaign goes to a tag by a segment that asks for the tag alone and is called as it: "VIP", or "VIP (2)" where the
 * name was taken. It follows the tag's name, or the next campaign would find none and make another. A segment that
 * somebody called something else keeps its name. `from` is what the tag was called before.
 */
export async function nameSegmentsAfter(tx: Tx, tenantId: string, tagId: string, from: string): Promise<void> {
  const [tag] = await tx.query<{ name: string }>('select name from tag where tenant_id = $1 and id = $2', [
    tenantId,
    tagId,
  ]);
  if (tag === undefined || tag.name === from) return;
  const segments = await tx.query<{ id: string; name: string }>(
    `select id, name from segment
      where tenant_id = $1 and jsonb_array_length(filters) = 1 and filters->0->>'field' = 'tags'
        and filters->0->>'operation' = 'one' and filters->0->'value' = jsonb_build_array($2::text)
      order by id for update`,
    [tenantId, tagId],
  );
  for (const segment of segments)
    if (isCalledAs(segment.name, from))
      await tx.execute(
        'update segment set name = $3, version = version + 1, updated_at = now() where tenant_id = $1 and id = $2',
        [tenantId, segment.id, await freeName(tx, tenantId, segment.id, tag.name)],
      );
}

const isCalledAs = (segment: string, tag: string): boolean =>
  segment.replace(/ \(\d+\)$/, '').toLowerCase() === tag.toLowerCase();

/** The tag's name, with a number where another segment has it. */
async function freeName(tx: Tx, tenantId: string, segmentId: string, wanted: string): Promise<string> {
  const others = await tx.query<{ key: string }>(
    'select name_key as key from segment where tenant_id = $1 and id <> $2 and starts_with(name_key, lower($3))',
    [tenantId, segmentId, wanted],
  );
  const taken = new Set(others.map(({ key }) => key));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} (${number})`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
