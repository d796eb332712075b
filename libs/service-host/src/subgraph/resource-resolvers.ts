import { Database } from '@bellbird/database';
import {
  JobRunner,
  referenceResolver,
  resourceResolvers,
  type AnyResource,
  type ResolverMap,
  type Verb,
} from '@bellbird/resource-kit';
import type { Background } from '../background.js';
import type { Platform } from '../platform.js';
import type { GraphContext } from '../request/graph-context.js';
import type { Work } from '../request/work.js';
import type { Logger } from '../telemetry/logger.js';

export interface ResourceParts {
  db: Database;
  work: Work;
  platform: Platform;
  background: Background;
  logger: Logger;
}

/** Verbs that may take longer than a request: only where one of these is declared does a service need `jobSchema`. */
const longVerbs: readonly Verb[] = ['bulk-delete', 'trash', 'export'];

/** The resolvers of a service's resources, and the loop that runs their long jobs: exports, bulk calls over 10,000 rows. */
export function resolversOfResources(
  resources: readonly AnyResource[],
  { db, work, platform, background, logger }: ResourceParts,
): { resolvers: Record<string, unknown>; stop: () => Promise<void> } {
  const withJobs = resources.filter(({ verbs }) => longVerbs.some((verb) => verbs.has(verb)));
  const jobs =
    withJobs.length === 0
      ? undefined
      : new JobRunner({ db, storage: platform.storage, clock: platform.clock, resources: withJobs, logger });
  if (jobs !== undefined) {
    background.every('jobs', 3_000, async () => void (await jobs.resumeJobs()));
    background.every('old jobs', 3_600_000, async () => void (await jobs.forgetOldJobs()));
  }
  const deps = {
    read: work.read.bind(work),
    change: work.change.bind(work),
    changeAfter: work.changeAfter.bind(work),
    clock: platform.clock,
    jobs,
    storage: platform.storage,
  };
  const merged: ResolverMap<GraphContext> = { Query: {}, Mutation: {} };
  const references: Record<string, unknown> = {};
  for (const resource of resources) {
    const map = resourceResolvers<GraphContext, { id: string }, unknown, unknown>(resource, deps);
    Object.assign(merged.Query, map.Query);
    Object.assign(merged.Mutation, map.Mutation);
    if (resource.verbs.has('get'))
      references[resource.type] = { __resolveReference: referenceResolver(resource, deps) };
  }
  return { resolvers: { ...filled(merged), ...references }, stop: async () => jobs?.stop() };
}

/** Without the root types that got no field: a service's SDL need not have them. */
const filled = (map: ResolverMap<GraphContext>): Record<string, object> =>
  Object.fromEntries(Object.entries(map).filter(([, fields]) => Object.keys(fields).length > 0));
