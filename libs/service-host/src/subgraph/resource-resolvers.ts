import { Database } from '@bellbird/database';
import { type AnyResource, JobRunner, referenceResolver, type ResolverMap, resourceResolvers } from '@bellbird/resource-kit';
import type { Background } from '../background.js';
import type { GraphContext } from '../request/graph-context.js';
import type { Logger } from '../telemetry/logger.js';
import type { Platform } from '../platform.js';
import type { Work } from '../request/work.js';

export interface ResourceParts {
  db: Database;
  work: Work;
  platform: Platform;
  background: Background;
  logger: Logger;
}

/** The resolvers of a service's resources, and the loop that runs their long jobs: exports, bulk calls over 10,000 rows. */
export function resolversOfResources(resources: readonly AnyResource[], { db, work, platform, background, logger }: ResourceParts): { resolvers: Record<string, unknown>; stop: () => Promise<void> } {
  if (resources.length === 0) return { resolvers: {}, stop: async () => undefined };
  const jobs = new JobRunner({ db, storage: platform.storage, clock: platform.clock, resources, logger });
  background.every('jobs', 3_000, async () => void (await jobs.resumeJobs()));
  background.every('old jobs', 3_600_000, async () => void (await jobs.forgetOldJobs()));
  const deps = { read: work.read.bind(work), change: work.change.bind(work), clock: platform.clock, jobs, storage: platform.storage };
  const merged: ResolverMap<GraphContext> = { Query: {}, Mutation: {} };
  const references: Record<string, unknown> = {};
  for (const resource of resources) {
    const map = resourceResolvers<GraphContext, { id: string }, unknown, unknown>(resource, deps);
    Object.assign(merged.Query, map.Query);
    Object.assign(merged.Mutation, map.Mutation);
    if (resource.verbs.has('get')) references[resource.type] = { __resolveReference: referenceResolver(resource, deps) };
  }
  const { Query, Mutation } = merged;
  return { resolvers: { Query, ...(Object.keys(Mutation).length > 0 && { Mutation }), ...references }, stop: () => jobs.stop() };
}
