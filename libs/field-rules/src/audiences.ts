import { mayGrant, type Holder } from './grants.js';
import { permissions, type Permission } from './permissions.js';

/** Whom something is told: all who have a permission, or all who can give one. Owners and administrators may everything below them. */
export type AudienceWord = Permission | `gives:${Permission}`;

/** The words of audiences to which somebody belongs, by what they may now. */
export function audiencesOf(holder: Holder): AudienceWord[] {
  const { permissions: held } = holder;
  const isHigh = held.includes('owner') || held.includes('administrator');
  return permissions.flatMap((each): AudienceWord[] => [
    ...(held.includes(each) || (isHigh && each !== 'owner') ? [each] : []),
    ...(mayGrant(holder, { userId: null, before: [], after: [each] }) ? [`gives:${each}` as const] : []),
  ]);
}
