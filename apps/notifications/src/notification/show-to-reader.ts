import type { Tx } from '@bellbird/database';
import { Parameters, type ResourceActor } from '@bellbird/resource-kit';
import { notificationResource, seenUntil, viewed } from './notification.resource.js';

/** Notes that one person has seen notifications; of those seen before, the first time stays. */
export async function showToReader(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<void> {
  await tx.execute(
    `insert into notification_reader as r (tenant_id, user_id, notification_id, viewed_at) select $1, $2, unnest($3::uuid[]), now()
     on conflict (tenant_id, user_id, notification_id) do update set viewed_at = excluded.viewed_at where r.viewed_at is null`,
    [actor.tenantId, actor.userId, ids],
  );
  await moveMark(tx, actor);
}

/** By then whatever was stored is committed. */
const settled = `now() - interval '5 minutes'`;

/**
 * Until before the oldest that the person has not seen, all counts as seen; also what was not for the person then, so that
 * who is given a permission does not find all of before as new.
 */
async function moveMark(tx: Tx, actor: ResourceActor): Promise<void> {
  const parameters = new Parameters();
  const bind = (value: unknown, cast?: string): string => parameters.add(value, cast);
  const [tenant, reader] = [bind(actor.tenantId, 'uuid'), bind(actor.userId, 'uuid')];
  const visible = notificationResource.visibleTo?.(actor, bind) ?? 'true';
  await tx.execute(
    `insert into reader_mark as m (tenant_id, user_id, seen_until)
     select ${tenant}, ${reader}, coalesce(
       (select t.stored_at - interval '1 microsecond' from notification t
         where t.tenant_id = ${tenant} and t.stored_at > ${seenUntil} and t.stored_at <= ${settled} and ${visible} and ${viewed} = false
         order by t.stored_at limit 1),
       ${settled})
     on conflict (tenant_id, user_id) do update set seen_until = greatest(m.seen_until, excluded.seen_until)`,
    parameters.values,
  );
}
