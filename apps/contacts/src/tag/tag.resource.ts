import type { Tx } from '@bellbird/database';
import {
  computed,
  defineResource,
  int,
  text,
  type InputOf,
  type PatchOf,
  type ResourceActor,
} from '@bellbird/resource-kit';

/** Brand purple, where nobody chose a colour. */
export const defaultColour = '#5c24b8';

/** Tags: all generic calls but trash and import. */
export const tagResource = defineResource(
  'Tag',
  {
    name: text({
      required: true,
      max: 50,
      sortKey: 'name_key',
      unique: 'duplicate-name',
      message: 'Give a name of 1 to 50 characters.',
      example: 'Regulars',
    }),
    colour: text({
      about: '#rrggbb',
      onCreate: "#rrggbb; Bellbird's purple if not given",
      max: 7,
      pattern: /^#[0-9a-fA-F]{6}$/,
      message: 'Give a colour as #rrggbb.',
      default: defaultColour,
      example: defaultColour,
    }),
    count: computed(int({ required: true }), 'Live contacts that have it'),
  },
  {
    about: {
      type: 'A word that contacts are marked with',
      input: 'A tag to be made',
      patch: 'A tag to be changed: only what is given',
    },
    rest: {
      about: 'Words that contacts are marked with.',
      examples: { create: { name: 'Regular', colour: '#5c24b8' }, update: { colour: '#12693f' } },
    },
    usual: { createdAt: 'filtered', updatedAt: 'hidden' },
    access: { read: 'member', write: 'campaign-editor' },
    hydrate: async (tx, actor, tags, wants) => {
      if (wants('count')) await addCounts(tx, actor, tags);
    },
    sample: { name: 'Regulars', colour: '#008800' },
  },
);
export type TagInput = InputOf<typeof tagResource>;
export type TagPatch = PatchOf<typeof tagResource>;

/** How many live contacts have each tag: all that have it, less those in the trash, who are few. */
async function addCounts(
  tx: Tx,
  { tenantId }: ResourceActor,
  tags: readonly { id: string; count: number }[],
): Promise<void> {
  const rows = await tx.query<{ id: string; count: number }>(
    `select tag_id as id, sum(people)::int as count from (
       select tag_id, count(*) as people from contact_tag where tenant_id = $1 and tag_id = any($2::uuid[]) group by tag_id
       union all
       select g.tag_id, -count(*) from contact c join contact_tag g on g.tenant_id = $1 and g.contact_id = c.id
        where c.tenant_id = $1 and c.trashed_at is not null and g.tag_id = any($2::uuid[]) group by g.tag_id) counted
     group by tag_id`,
    [tenantId, tags.map((tag) => tag.id)],
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  for (const tag of tags) tag.count = counts.get(tag.id) ?? 0;
}
