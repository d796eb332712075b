import { Inject } from '@nestjs/common';
import { Args, Context, Resolver } from '@nestjs/graphql';
import { invalidField, invalidInput } from '@bellbird/errors';
import { actorOf, bulkUpdate, checkedId, type BulkResult, type Selection } from '@bellbird/resource-kit';
import { CLOCK, Mutation, Resources, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationTagContactsArgs, MutationUntagContactsArgs } from '../../schema.generated.js';
import { contactResource } from '../contact.resource.js';
import { unknownTags } from '../replace-tags.js';
import { byTag, changeTags, contactsOf, type TagChanged, type TagChangeKind } from './tag-many.js';

/** Tags a call: each is a list of up to 10,000 contacts in the answer. */
const mostTags = 20;

interface TagContactsResult extends BulkResult {
  changed: { tag: string; contacts: string[] }[];
}

/** Tags on many contacts at once, chosen by ids or filters as in every bulk call; a job is taken up by the next sweep, within three seconds. */
@Resolver()
export class TagManyResolver {
  constructor(
    private readonly work: Work,
    private readonly resources: Resources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation<Mutations>() tagContacts(
    @Args() { selection, tags }: MutationTagContactsArgs,
    @Context() context: GraphContext,
  ) {
    return this.change('tag', selection, tags, context);
  }
  @Mutation<Mutations>() untagContacts(
    @Args() { selection, tags }: MutationUntagContactsArgs,
    @Context() context: GraphContext,
  ) {
    return this.change('untag', selection, tags, context);
  }

  private change(
    kind: TagChangeKind,
    selection: Selection,
    given: readonly string[],
    context: GraphContext,
  ): Promise<TagContactsResult> {
    const tags = readTags(given);
    const actor = actorOf(context);
    const resource = this.resources.of(contactResource);
    return this.work.change(context, async (tx) => {
      const unknown = await unknownTags(tx, actor.tenantId, tags);
      if (unknown.length > 0) throw invalidInput(...unknown);
      let changed: TagChanged[] = [];
      const result = await bulkUpdate(
        { tx, resource, actor, now: this.clock.now() },
        selection,
        { name: kind, input: tags },
        async (ids) => {
          changed = await changeTags(tx, actor.tenantId, kind, ids, tags);
          return contactsOf(changed);
        },
      );
      return { ...result, changed: byTag(changed) };
    });
  }
}

/** @throws 400 naming `tags`. */
function readTags(given: readonly string[]): string[] {
  if (given.length === 0) throw invalidField('tags', 'Give at least one tag.');
  if (given.length > mostTags) throw invalidField('tags', `Give at most ${mostTags} tags.`);
  return [...new Set(given.map((id, at) => checkedId(id, `tags[${at}]`)))];
}
