import { grant, type Database, type ServiceRoles } from '@bellbird/database';
import { replayParked, type EventHandler } from '@bellbird/outbox';

/** Orders to handle parked events after all: written by a person (`npm run parked`), carried out by a running service. */
export function replayRequestSchema(roles: ServiceRoles): string {
  return `
    create table replay_request (
      id uuid primary key default gen_random_uuid(), topic text, key text, asked_at timestamptz not null default now(),
      taken_at timestamptz, done_at timestamptz, replayed int, still_parked int);
    ${grant(roles, 'replay_request', { system: 'select, insert, update' })};
  `;
}

interface Order {
  id: string;
  topic: string | null;
  key: string | null;
}

/** Carries out the oldest order there is; true where there was one. One whose process died is taken up again after a minute. */
export async function carryOutReplay(db: Database, group: string, handlers: readonly EventHandler[]): Promise<boolean> {
  const [order] = await db.systemQuery<Order>(
    `update replay_request set taken_at = now() where id = (
       select id from replay_request where done_at is null and (taken_at is null or taken_at < now() - interval '1 minute') order by asked_at limit 1 for update skip locked)
     returning id, topic, key`,
  );
  if (order === undefined) return false;
  const filter = { ...(order.topic !== null && { topic: order.topic }), ...(order.key !== null && { key: order.key }) };
  const { replayed, stillParked } = await replayParked({ db, group, handlers, filter });
  await db.system((tx) =>
    tx.execute('update replay_request set done_at = now(), replayed = $2, still_parked = $3 where id = $1', [
      order.id,
      replayed,
      stillParked,
    ]),
  );
  return true;
}
