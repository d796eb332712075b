import { column, type Columns } from '../columns/column.js';
import { boolean, object } from '../columns/kinds.js';
import { field } from '../resource/field-builders.js';
import { mostShares, readShares, type Share, type Shared } from './sharing.js';

/** Who made a thing; the name is added when it is answered. */
export interface Creator {
  id: string;
  name?: string | null;
}

/** The members that every shared resource has beside its own. */
export const sharedColumns = ({ resource }: Shared): Columns => ({
  isPublic: boolean({
    about: 'Whether all members of the business see it',
    onCreate: 'Whether all members of the business see it; true if not given',
    initial: true,
    onNull: 'kept',
    exported: false,
  }),
  creator: object<Creator>()('Creator', {
    about: 'Who made it; null for what was there before that was kept',
    select: `case when t.creator_id is not null then jsonb_build_object('id', t.creator_id) end`,
    mayBeNull: true,
  }),
  usersPrivateAccess: column<Share[], unknown, { required: false; keeps: 'hook'; exported: false }>(
    {
      type: 'JSON',
      facts: { as: ['[Share!]!'] },
      inputFacts: { as: ['[ShareInput!]'], max: mostShares },
      neverNull: true,
      select: () =>
        `coalesce((select jsonb_agg(jsonb_build_object('user', s.user_id, 'permission', s.level) order by s.user_id) from share s where s.tenant_id = t.tenant_id and s.resource = '${resource}' and s.thing_id = t.id), '[]')`,
      writable: ({ column: at }) => ({ column: at, required: false, read: readShares }),
    },
    {
      about: 'Who else may do what with it while it is not public',
      onUpdate: 'Who else may do what with it: the whole list',
      required: false,
      keeps: 'hook',
      exported: false,
    } as never,
  ),
});

/** What lists filter by beside its columns. */
export const sharedFields = { creator: field.reference({ column: 'creator_id' }) };

/** Stands once in each subgraph that has shared resources. */
export const sharingSdl = `
"Who made something"
type Creator @shareable {
  id: ID!
  "null while it cannot be known"
  name: String
}

"What one person may do with a thing that is not public"
type Share @shareable {
  user: ID!
  "view; modify: change it; all: also delete and share it"
  permission: String! @member(words: ["view", "modify", "all"])
  "null while it cannot be known"
  name: String
}

"What one person may do with a thing that is not public"
input ShareInput {
  user: ID! @member(format: "uuid")
  "view; modify: change it; all: also delete and share it; none: nothing any more"
  permission: String! @member(words: ["view", "modify", "all", "none"])
}
`;
