import { isUuid } from '@bellbird/database';
import type { ResourceActor } from '../resource/resource.js';

/** What a person may do with a shared thing (spec point 6): can view, can edit, can edit and share. */
export type SharePermission = 'view' | 'modify' | 'all';
export interface Share {
  user: string;
  permission: SharePermission;
}

export const mostShares = 200;

/** Owner, administrator and other services see and change everything of the tenant. */
export function seesEverything(actor: ResourceActor): boolean {
  return actor.kind === 'service' || actor.permissions.includes('owner') || actor.permissions.includes('administrator');
}

/** Whether somebody may change (`modify`) or also delete and share (`all`) a thing. */
export function mayChange(
  actor: ResourceActor,
  thing: { creatorId: string | null; shares: readonly Share[] },
  needed: 'modify' | 'all',
): boolean {
  if (seesEverything(actor) || thing.creatorId === actor.userId) return true;
  const held = thing.shares.find((share) => share.user === actor.userId)?.permission;
  return held === 'all' || (held === 'modify' && needed === 'modify');
}

/** Reads `usersPrivateAccess`; null where it is not a list of { user, permission }. */
export function readShares(given: unknown): Share[] | null {
  if (!Array.isArray(given) || given.length > mostShares) return null;
  const shares: Share[] = [];
  for (const each of given as { user?: unknown; permission?: unknown }[]) {
    if (typeof each !== 'object' || each === null) return null;
    const { user, permission } = each;
    if (!isUuid(user)) return null;
    if (permission !== 'view' && permission !== 'modify' && permission !== 'all') return null;
    shares.push({ user: user.toLowerCase(), permission });
  }
  return shares;
}
