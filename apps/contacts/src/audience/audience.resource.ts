import type { Tx } from '@bellbird/database';
import {
  computed,
  defineResource,
  ids,
  int,
  unknownIds,
  type InputOf,
  type PatchOf,
  type ResourceActor,
} from '@bellbird/resource-kit';
import { groupName } from '../contact/names.js';

const mostIds = 100_000;

/** Members that come or go with a body; they stand in a table of their own. */
const contacts = {
  shown: false,
  keeps: 'hook',
  most: mostIds,
  tooMany: `Give at most ${mostIds} ids.`,
  verify: wrongContacts,
} as const;

/** Contact groups: all generic calls but trash and import. */
export const audienceResource = defineResource(
  'Audience',
  {
    name: groupName('Winter regulars'),
    count: computed(int({ required: true }), 'Live contacts in it'),
    contactIds: ids({ ...contacts, onCreate: 'Whom it holds; none if not given', onUpdate: 'Replaces all' }),
    add: ids({ ...contacts, input: 'update', onUpdate: 'Contacts that come in' }),
    remove: ids({ ...contacts, input: 'update', onUpdate: 'Contacts that go' }),
  },
  {
    about: {
      type: 'A group of contacts, chosen one by one',
      input: 'An audience to be made',
      patch: 'An audience to be changed: only what is given',
    },
    rest: {
      about: 'Groups of contacts that were chosen one by one.',
      examples: {
        create: { name: 'Tasting night', contactIds: ['01890a5d-ac96-774b-bcce-b302099a8057'] },
        update: { add: ['01890a5d-ac96-774b-bcce-b302099a8058'] },
      },
    },
    shared: { resource: 'audience' },
    access: { read: 'member', write: 'campaign-editor' },
    refusals: [
      {
        on: ['create', 'update'],
        code: 'invalid-input',
        field: '(contactIds|add|remove).*',
        rule: "Contacts are the business's own.",
      },
    ],
    hydrate: async (tx, actor, audiences, wants) => {
      if (wants('count')) await addCounts(tx, actor, audiences);
    },
    export: ['name', 'count'],
    sample: { name: 'Winter regulars', contactIds: [] },
  },
);
export type AudienceInput = InputOf<typeof audienceResource>;
export type AudiencePatch = PatchOf<typeof audienceResource>;

/** The ids that are no contact of the tenant's; the trash counts. */
async function wrongContacts(tx: Tx, { tenantId }: ResourceActor, read: unknown, given: unknown) {
  if ((read as string[]).length === 0) return [];
  const rows = await tx.query<{ id: string }>('select id from contact where tenant_id = $1 and id = any($2::uuid[])', [
    tenantId,
    read,
  ]);
  return unknownIds(given as string[], new Set(rows.map((row) => row.id)), 'There is no such contact.');
}

/** How many live contacts are in each: one query for all of them. */
async function addCounts(
  tx: Tx,
  { tenantId }: ResourceActor,
  audiences: readonly { id: string; count: number }[],
): Promise<void> {
  const rows = await tx.query<{ id: string; count: number }>(
    `select m.audience_id as id, count(*)::int as count from audience_member m join contact_filter f on f.tenant_id = $1 and f.contact_id = m.contact_id
      where m.tenant_id = $1 and m.audience_id = any($2::uuid[]) group by m.audience_id`,
    [tenantId, audiences.map((audience) => audience.id)],
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  for (const audience of audiences) audience.count = counts.get(audience.id) ?? 0;
}
