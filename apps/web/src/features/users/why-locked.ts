import { mayGrant, mayManage, type Permission } from '@bellbird/field-rules';
import { permissionTexts } from '../../lib/session/permission.texts';
import type { SessionUser } from '../../lib/session/session';
import { usersTexts } from './users.texts';

const t = usersTexts.locked;
/** Who has it has all that is below it. */
const high = ['owner', 'administrator'] as const;

/** Who asks, as the rules want it. */
const holderOf = ({ id, permissions, tenant }: SessionUser) => ({
  userId: id,
  isPlatform: tenant === null,
  permissions,
});

/** A member, or somebody who is to be invited and has no id yet. */
interface Person {
  id: string | null;
  held: readonly Permission[];
}

/** A right that somebody has without it being given: which right brings it. */
export const comesWith = (held: readonly Permission[], permission: Permission): Permission | undefined =>
  permission === 'owner' ? undefined : high.find((each) => each !== permission && held.includes(each));

/** Why this person cannot give or take a permission of somebody, in words; undefined where they can. */
export function whyLocked(me: SessionUser, person: Person, permission: Permission): string | undefined {
  const { id, held } = person;
  const has = held.includes(permission);
  const after = has ? held.filter((each) => each !== permission) : [...held, permission];
  const above = comesWith(held, permission);
  if (above !== undefined && !has) return t.comesWith(permissionTexts.names[above]);
  if (mayGrant(holderOf(me), { userId: id, before: held, after })) return undefined;
  if (id === me.id) return t.own;
  if (!mayManage(holderOf(me), held)) return held.includes('owner') ? t.owner : t.administrator;
  if (permission === 'owner') return t.makesOwners;
  if (permission === 'administrator') return t.makesAdministrators;
  return t.notHeld;
}

/** Whether names, status and sessions of somebody may be changed by this person. */
export const mayChange = (me: SessionUser, { id, held }: Person): boolean =>
  id !== me.id && mayManage(holderOf(me), held);
