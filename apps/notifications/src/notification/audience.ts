import { nilTenant } from '@bellbird/auth';
import { mayGrant, permissions, type Permission } from '@bellbird/field-rules';
import type { ResourceActor } from '@bellbird/resource-kit';

/** Who a notification is for: all who have a permission, or all who can give one. Owners and administrators may everything below them. */
export type AudienceWord = Permission | `gives:${Permission}`;

/** The words of audiences to which a reader belongs, by what the reader may now. */
export function audiencesOf({ userId, tenantId, permissions: held }: ResourceActor): AudienceWord[] {
  const isHigh = held.includes('owner') || held.includes('administrator');
  const holder = { userId, isPlatform: tenantId === nilTenant, permissions: held };
  return permissions.flatMap((each): AudienceWord[] => [
    ...(held.includes(each) || (isHigh && each !== 'owner') ? [each] : []),
    ...(mayGrant(holder, { userId: null, before: [], after: [each] }) ? [`gives:${each}` as const] : []),
  ]);
}
