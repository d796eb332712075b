import type { Database, Tx } from '@bellbird/database';
import {
  actorOf,
  JobRunner,
  operationNames,
  referenceResolver,
  resourceResolvers,
  type AnyResource,
  type Exporter,
  type MembersOfBusiness,
  type Verb,
} from '@bellbird/resource-kit';
import type { Platform } from '../platform/platform.js';
import type { Background } from '../process/background.js';
import type { GraphContext } from '../request/graph-context.js';
import type { Work } from '../request/work.js';
import type { Logger } from '../telemetry/logger.js';
import type { TransactionHooks } from '../wiring/hooks-of.js';

export interface ResourceParts {
  db: Database;
  work: Work;
  platform: Platform;
  background: Background;
  logger: Logger;
  /** Whether a query has a resolver of a feature's own. */
  serves: (query: string) => boolean;
  /** Who knows the people of a business; where resources are shared. */
  members: MembersOfBusiness | undefined;
  /** What the service writes files of beside lists of its resources. */
  exporters: readonly Exporter[];
}

/** Verbs that may take longer than a request: only where one of these is declared does a service need `jobSchema`. */
const longVerbs: readonly Verb[] = ['bulk-delete', 'trash', 'export'];

/** The resolvers of a service's resources, and the loop that runs their long jobs: exports, bulk calls over 10,000 rows. */
export function resolversOfResources(
  resources: readonly AnyResource[],
  { db, work, platform, background, logger, serves, members, exporters }: ResourceParts,
): { resolvers: Record<string, unknown>; stop: () => Promise<void> } {
  // Who answers for the jobs of a resource itself runs them itself, or has none.
  const withJobs = resources.filter(
    (resource) => longVerbs.some((verb) => resource.verbs.has(verb)) && !serves(operationNames(resource).bulkJob),
  );
  const jobs =
    withJobs.length + exporters.length === 0
      ? undefined
      : new JobRunner({ db, storage: platform.storage, clock: platform.clock, resources: withJobs, exporters, logger });
  if (jobs !== undefined) {
    background.every('jobs', 3_000, async () => void (await jobs.resumeJobs()));
    background.every('old jobs', 3_600_000, async () => void (await jobs.forgetOldJobs()));
  }
  const merged = { Query: {}, Mutation: {} };
  const types: Record<string, object> = {};
  for (const resource of resources) {
    const deps = {
      ...transactionsFor(resource, work),
      clock: platform.clock,
      jobs,
      storage: platform.storage,
      ...(members && { members }),
    };
    const map = resourceResolvers<GraphContext, { id: string }, unknown, unknown>(resource, deps);
    Object.assign(merged.Query, map.Query);
    Object.assign(merged.Mutation, map.Mutation);
    const reference = resource.verbs.has('get') ? { __resolveReference: referenceResolver(resource, deps) } : {};
    types[resource.type] = { ...map.Type, ...reference };
  }
  return { resolvers: { ...filled(merged), ...filled(types) }, stop: async () => jobs?.stop() };
}

/** Transactions that begin as the hooks of the resource say. */
function transactionsFor({ hooks }: AnyResource, work: Work): Pick<Work, 'read' | 'change' | 'changeAfter'> {
  const { begin } = hooks as TransactionHooks;
  const begun =
    <A extends unknown[], T>(context: GraphContext, act: (tx: Tx, ...more: A) => Promise<T>) =>
    async (tx: Tx, ...more: A): Promise<T> => {
      await begin?.(tx, actorOf(context));
      return act(tx, ...more);
    };
  return {
    read: (context, act) => work.read(context, begun(context, act)),
    change: (context, act) => work.change(context, begun(context, act)),
    changeAfter: (context, prepare, act) => work.changeAfter(context, prepare, begun(context, act)),
  };
}

/** Without the types that got no field: a service's SDL need not have them. */
const filled = (map: Record<string, object>): Record<string, object> =>
  Object.fromEntries(Object.entries(map).filter(([, fields]) => Object.keys(fields).length > 0));
