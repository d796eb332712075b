import { isUuid } from '@bellbird/database';
import type { ResourceActor } from '../resource/actor.js';
import { WrongValue, type WrongPart } from '../write/writable.js';

/** What a person may do with a shared thing (spec point 6): can view, can edit, can edit and share. */
export const sharePermissions = ['view', 'modify', 'all'] as const;
export type SharePermission = (typeof sharePermissions)[number];
export interface Share {
  user: string;
  permission: SharePermission;
}
/** A share as a body gives it; `none` takes away what there is. */
export interface GivenShare {
  user: string;
  permission: SharePermission | 'none';
}

/** How the things of a resource are called in the table `share`. */
export interface Shared {
  resource: string;
}

export const mostShares = 200;

/** Owner, administrator and other services see and change everything of the tenant. */
export function seesEverything({ kind, permissions }: Pick<ResourceActor, 'kind' | 'permissions'>): boolean {
  return kind === 'service' || permissions.includes('owner') || permissions.includes('administrator');
}

/** The whole list of `usersPrivateAccess`. @throws WrongValue with what is wrong by place: '[2].user'. */
export function readShares(given: unknown): GivenShare[] {
  if (!Array.isArray(given)) throw new WrongValue('Give a list of { user, permission }.');
  if (given.length > mostShares) throw new WrongValue(`Share it with at most ${mostShares} people.`);
  const wrong: WrongPart[] = [];
  const shares = new Map<string, GivenShare>();
  for (const [at, each] of (given as ({ user?: unknown; permission?: unknown } | null)[]).entries()) {
    const user = isUuid(each?.user) ? each.user.toLowerCase() : null;
    const permission = permissionOf(each?.permission);
    if (user === null) wrong.push({ at: `[${at}].user`, message: 'This is not an id.' });
    else if (shares.has(user)) wrong.push({ at: `[${at}].user`, message: 'This person is in the list twice.' });
    if (permission === null)
      wrong.push({ at: `[${at}].permission`, message: 'Give one of view, modify, all or none.' });
    if (user !== null && permission !== null) shares.set(user, { user, permission });
  }
  if (wrong.length > 0) throw new WrongValue(wrong);
  return [...shares.values()];
}

const permissionOf = (given: unknown): GivenShare['permission'] | null =>
  ([...sharePermissions, 'none'] as const).find((word) => word === given) ?? null;

/** Whom a body shares a thing with: who must be a member. What is no list of shares names nobody; reading it says so. */
export function usersIn(body: unknown): string[] {
  const given = (body as { usersPrivateAccess?: unknown } | null)?.usersPrivateAccess;
  if (!Array.isArray(given) || given.length > mostShares) return [];
  const users = (given as (Partial<GivenShare> | null)[]).flatMap((each) =>
    isUuid(each?.user) && each.permission !== 'none' ? [each.user.toLowerCase()] : [],
  );
  return [...new Set(users)];
}
