import type { ResourceActor } from '../resource/actor.js';
import { seesEverything, sharePermissions, type Shared, type SharePermission } from './sharing.js';

type Bind = (value: unknown, cast?: string) => string;

/** Which things somebody sees, a condition over `t`; null for who sees all: what is public, their own, shared with them. */
export function sharedVisible({ resource }: Shared): (actor: ResourceActor, bind: Bind) => string | null {
  return (actor, bind) =>
    seesEverything(actor)
      ? null
      : `t.is_public or t.creator_id = ${bind(actor.userId, 'uuid')} or ${hasShare(resource, actor, bind)}`;
}

/** What somebody may change (`modify`), or also delete and share (`all`): a condition over `t` that is true or false. */
export function mayCondition(
  { resource }: Shared,
  actor: ResourceActor,
  needed: Exclude<SharePermission, 'view'>,
  bind: Bind,
): string {
  const enough = sharePermissions.slice(sharePermissions.indexOf(needed));
  // A thing that nobody made, as what stood before there were creators, is not anybody's own.
  const own = `t.creator_id is not distinct from ${bind(actor.userId, 'uuid')}`;
  return `(${own} or ${hasShare(resource, actor, bind, enough)})`;
}

function hasShare(
  resource: string,
  { tenantId, userId }: ResourceActor,
  bind: Bind,
  levels: readonly string[] = [],
): string {
  const enough = levels.length === 0 ? '' : ` and s.level in (${levels.map((level) => `'${level}'`).join(', ')})`;
  return `exists (select 1 from share s where s.tenant_id = ${bind(tenantId, 'uuid')} and s.user_id = ${bind(userId, 'uuid')} and s.resource = '${resource}' and s.thing_id = t.id${enough})`;
}
