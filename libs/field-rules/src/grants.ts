import type { Permission } from './permissions.js';

/** Who asks, or whose account is to be changed. */
export interface Holder {
  userId: string;
  /** An administrator of the platform, who belongs to no business. */
  isPlatform: boolean;
  permissions: readonly Permission[];
}

/** What an owner or an administrator alone may give. */
const high: ReadonlySet<Permission> = new Set(['owner', 'administrator']);

/** Whether an account that has these permissions may be changed at all, its permissions aside: names, status, sessions. */
export function mayManage(actor: Holder, held: readonly Permission[]): boolean {
  if (actor.isPlatform || actor.permissions.includes('owner')) return true;
  if (actor.permissions.includes('administrator')) return !held.includes('owner');
  return actor.permissions.includes('user-editor') && !held.some((each) => high.has(each));
}

/**
 * Whether the actor may make one's permissions of `before` those of `after`. An owner may everything; an administrator all
 * but what concerns owners; a User Editor gives what he holds himself, and takes what is below an administrator. Nobody
 * changes his own.
 */
export function mayGrant(
  actor: Holder,
  person: { userId: string | null; before: readonly Permission[]; after: readonly Permission[] },
): boolean {
  const { before, after } = person;
  const given = after.filter((each) => !before.includes(each));
  const taken = before.filter((each) => !after.includes(each));
  if (given.length === 0 && taken.length === 0) return true;
  if (actor.userId === person.userId || !mayManage(actor, before)) return false;
  if (actor.permissions.includes('owner')) return true;
  if (actor.permissions.includes('administrator')) return !given.includes('owner');
  return given.every((each) => !high.has(each) && actor.permissions.includes(each)) && !actor.isPlatform;
}

/** Whether a change touches what only a person who has just proved who it is may give or take. */
export const isHighChange = (before: readonly Permission[], after: readonly Permission[]): boolean =>
  [...high].some((each) => before.includes(each) !== after.includes(each));

/** What a list of `{ permission, access }` makes of permissions: rows not named stay. In the order of the permissions. */
export function permissionsAfter(
  order: readonly Permission[],
  before: readonly Permission[],
  asked: readonly { permission: Permission; access: boolean }[],
): Permission[] {
  const now = new Set(before);
  for (const { permission, access } of asked) {
    if (access) now.add(permission);
    else now.delete(permission);
  }
  return order.filter((each) => now.has(each));
}
