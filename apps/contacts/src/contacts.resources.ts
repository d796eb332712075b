import type { Database } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { actorOf, checkedId, JobRunner, readRow, referenceResolver, type ResourceDeps, type ResolverMap, resourceResolvers, setColumns } from '@bellbird/resource-kit';
import type { GraphContext, Platform, ServiceDefinition, ServiceHelpers, Work } from '@bellbird/service-host';
import { addItem, attributeResource } from './attribute/attribute.resource.js';
import { audienceResource } from './audience/audience.resource.js';
import { contactsConfig } from './contacts.config.js';
import type { ContactsParts } from './contacts.parts.js';
import { ConsentBook } from './consent/consent-book.js';
import { contactHooks } from './contact/contact-hooks.js';
import { contactQueries } from './contact/contact-queries.js';
import { freezeResolvers } from './freeze/freeze.resolvers.js';
import { importResolvers } from './import/import.resolvers.js';
import { optOutResolvers } from './opt-out/opt-out.resolvers.js';
import { segmentResource } from './segment/segment.resource.js';
import { tagResource } from './tag/tag.resource.js';

/** The generic operations of contacts, attributes, tags, segments and audiences, and the loop that runs their jobs. */
export const contactsResolvers = ((db: Database, work: Work, platform: Platform, { peers, background, logger }: ServiceHelpers) => {
  const { clock, storage } = platform;
  const book = new ConsentBook(peers, clock);
  const parts: ContactsParts = { db, work, peers, platform, clock, storage, book, config: contactsConfig(platform) };
  const contacts = { ...contactQueries, hooks: contactHooks(book, clock) };
  const attributes = attributeResource(clock);
  const segments = segmentResource(clock);
  const audiences = audienceResource(clock);
  const runner = new JobRunner({ db, storage, clock, logger, resources: [contacts, attributes, tagResource, segments, audiences] });
  background.every('bulk and export jobs', 2_000, () => runner.resumeJobs());
  background.every('old jobs', 3_600_000, async () => void (await runner.forgetOldJobs()));
  const deps: ResourceDeps<GraphContext> = {
    read: (context, task) => work.read(context, task), change: (context, task) => work.change(context, task), clock, storage, jobs: runner,
  };
  const maps = [
    resourceResolvers(contacts, deps), resourceResolvers(attributes, deps), resourceResolvers(tagResource, deps),
    resourceResolvers(segments, deps), resourceResolvers(audiences, deps), attributeItems(attributes, deps), freezeResolvers(parts), optOutResolvers(parts), importResolvers(parts),
  ];
  return {
    Query: Object.assign({}, ...maps.map((map) => map.Query)),
    Mutation: Object.assign({}, ...maps.map((map) => map.Mutation)),
    Contact: { __resolveReference: referenceResolver(contacts, deps) },
    Attribute: { __resolveReference: referenceResolver(attributes, deps) },
    Tag: { __resolveReference: referenceResolver(tagResource, deps) },
    Segment: { __resolveReference: referenceResolver(segments, deps) },
    Audience: { __resolveReference: referenceResolver(audiences, deps) },
  };
}) satisfies ServiceDefinition['resolvers'];

/** PUT /attributes/add-item-attribute/{id} */
function attributeItems(resource: ReturnType<typeof attributeResource>, deps: ResourceDeps<GraphContext>): ResolverMap<GraphContext> {
  const addAttributeItem = (_: unknown, args: { id: string; item: string }, context: GraphContext) =>
    deps.change(context, async (tx) => {
      const actor = actorOf(context);
      const id = checkedId(args.id);
      const [row] = await tx.query('select * from attribute where tenant_id = $1 and id = $2 for update', [actor.tenantId, id]);
      if (row === undefined) throw notFound();
      await addItem(tx, actor.tenantId, row, args.item);
      await setColumns({ tx, resource, actor, now: deps.clock.now() }, [id], []);
      return readRow(tx, resource, actor, id);
    });
  return { Query: {}, Mutation: { addAttributeItem } };
}
