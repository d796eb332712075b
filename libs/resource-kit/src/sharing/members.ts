import type DataLoader from 'dataloader';
import { actorOf, type ResourceContext } from '../graphql/context.js';
import { loaderIn } from '../graphql/loader.js';
import type { Creator } from './shared-columns.js';
import type { Share } from './sharing.js';

/** Who knows the people of a business: the service asks identity, never in a transaction. */
export abstract class MembersOfBusiness {
  /** Those of `ids` who are members. @throws 503 while it cannot be known. */
  abstract areMembers(tenantId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Names by id, also of who left; without those that nobody knows, or none while they cannot be known. */
  abstract namesOf(tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

interface SharedRow {
  creator?: Creator | null;
  usersPrivateAccess?: readonly Share[];
}

const mostNames = 1_000;

/** Names of people of the caller's business, null of whom nobody knows: one question for all of a request. */
export function memberNames(members: MembersOfBusiness, context: ResourceContext): DataLoader<string, string | null> {
  const load = async (ids: readonly string[]): Promise<(string | null)[]> => {
    const found = await members.namesOf(actorOf(context).tenantId, ids);
    return ids.map((each) => found.get(each) ?? null);
  };
  return loaderIn(context, names, load, { maxBatchSize: mostNames });
}

/** Adds people's names to a shared row as it is answered. */
export function sharedResolvers<C extends ResourceContext>(members: MembersOfBusiness) {
  return {
    creator: async ({ creator }: SharedRow, _: object, context: C) =>
      creator == null ? null : { id: creator.id, name: await memberNames(members, context).load(creator.id) },
    usersPrivateAccess: async ({ usersPrivateAccess = [] }: SharedRow, _: object, context: C) => {
      const found = await memberNames(members, context).loadMany(usersPrivateAccess.map(({ user }) => user));
      return usersPrivateAccess.map(({ user, permission }, at) => {
        const name = found[at];
        if (name instanceof Error) throw name;
        return { user, permission, name: name ?? null };
      });
    },
  };
}
const names = Symbol('names of members');
