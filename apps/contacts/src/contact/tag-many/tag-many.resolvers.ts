import { invalidField, invalidInput } from '@bellbird/errors';
import { actorOf, bulkUpdate, checkedId, type BulkResult, type Selection } from '@bellbird/resource-kit';
import type { GraphContext } from '@bellbird/service-host';
import type { ContactsParts, RootFields } from '../../contacts.parts.js';
import { contactHooks } from '../contact-hooks.js';
import { contactQueries } from '../contact-queries.js';
import { unknownTags } from '../replace-tags.js';
import { byTag, changeTags, contactsOf, type TagChanged, type TagChangeKind } from './tag-many.js';

/** Tags a call: each is a list of up to 10,000 contacts in the answer. */
const mostTags = 20;

interface TagArgs {
  selection: Selection;
  tags: readonly string[];
}
interface TagContactsResult extends BulkResult {
  changed: { tag: string; contacts: string[] }[];
}

/** Tags on many contacts at once, chosen by ids or filters as in every bulk call; a job is taken up by the next sweep, within three seconds. */
export function tagManyResolvers({ work, clock, book }: Pick<ContactsParts, 'work' | 'clock' | 'book'>): RootFields {
  const resource = { ...contactQueries, hooks: contactHooks(book, clock) };
  const changing =
    (kind: TagChangeKind) =>
    (_: unknown, { selection, tags: given }: TagArgs, context: GraphContext): Promise<TagContactsResult> => {
      const tags = readTags(given);
      const actor = actorOf(context);
      return work.change(context, async (tx) => {
        const unknown = await unknownTags(tx, actor.tenantId, tags);
        if (unknown.length > 0) throw invalidInput(...unknown);
        let changed: TagChanged[] = [];
        const result = await bulkUpdate(
          { tx, resource, actor, now: clock.now() },
          selection,
          { name: kind, input: tags },
          async (ids) => {
            changed = await changeTags(tx, actor.tenantId, kind, ids, tags);
            return contactsOf(changed);
          },
        );
        return { ...result, changed: byTag(changed) };
      });
    };
  return { Query: {}, Mutation: { tagContacts: changing('tag'), untagContacts: changing('untag') } };
}

/** @throws 400 naming `tags`. */
function readTags(given: readonly string[]): string[] {
  if (given.length === 0) throw invalidField('tags', 'Give at least one tag.');
  if (given.length > mostTags) throw invalidField('tags', `Give at most ${mostTags} tags.`);
  return [...new Set(given.map((id, at) => checkedId(id, `tags[${at}]`)))];
}
