import type { Row, Tx } from '@bellbird/database';
import { forbidden, invalidInput } from '@bellbird/errors';
import { recordAudit } from '../audit/record-audit.js';
import { openSource } from '../page/open-source.js';
import { planQuery } from '../page/plan-query.js';
import { writeStatement } from '../page/statements.js';
import { Parameters } from '../resource/parameters.js';
import type { AnyResource, Identified, ResourceActor, View } from '../resource/resource.js';
import type { Chosen } from '../write/selection.js';
import type { Writing } from '../write/write-context.js';
import { seesEverything, type GivenShare, type Share, type SharePermission } from './sharing.js';
import { mayCondition } from './visible.js';

type Context = Pick<Writing<Identified, unknown, unknown>, 'tx' | 'actor' | 'members'> & { resource: AnyResource };
type Body = Readonly<Record<string, unknown>>;

/** Keeps what a new row holds of sharing: who made it. */
export const creatorOf = ({ resource, actor }: Pick<Context, 'resource' | 'actor'>): Row =>
  resource.shared === null ? {} : { creator_id: actor.kind === 'service' ? null : actor.userId };

/** Writes whom a new thing is shared with. @throws 400 `usersPrivateAccess[2].user` for who is no member. */
export async function shareNew(context: Context, id: string, body: Body): Promise<void> {
  const given = body['usersPrivateAccess'] as GivenShare[] | null | undefined;
  if (context.resource.shared === null || given == null || given.length === 0) return;
  await replaceShares(context, context.resource.shared.resource, id, given);
}

/**
 * Refuses a change by who sees a thing and may not change it; who changes with whom it is shared needs more. What a form
 * sends back as it was is no change. @throws 403
 */
export async function requireMayUpdate(context: Context, id: string, row: Row, patch: Body): Promise<void> {
  const { tx, resource, actor } = context;
  if (resource.shared === null || seesEverything(actor)) return;
  const { isPublic, usersPrivateAccess } = patch;
  const opens = isPublic != null && isPublic !== row['is_public'];
  const shares =
    usersPrivateAccess != null &&
    !isAsGiven(await sharesOf(tx, resource.shared.resource, id), usersPrivateAccess as Partial<GivenShare>[]);
  await requireMay(context, [id], opens || shares ? 'all' : 'modify');
}

/** Refuses where one of these rows, which the actor sees, is more than they may change. @throws 403 */
export async function requireMay(
  { tx, resource, actor }: Context,
  ids: readonly string[],
  needed: Exclude<SharePermission, 'view'>,
): Promise<void> {
  if (resource.shared === null || seesEverything(actor)) return;
  const parameters = new Parameters();
  const bind = (value: unknown, cast?: string): string => parameters.add(value, cast);
  const may = mayCondition(resource.shared, actor, needed, bind);
  const [tooMuch] = await tx.query(
    `select 1 from ${resource.table} t where t.tenant_id = ${bind(actor.tenantId, 'uuid')} and t.id = any(${bind([...ids], 'uuid[]')}) and not ${may} limit 1`,
    parameters.values,
  );
  if (tooMuch !== undefined) throw forbidden();
}

/** The same for all that a job is going to change. @throws 403 */
export async function requireMayAll({ tx, resource, actor }: Context, view: View, chosen: Chosen): Promise<void> {
  if (resource.shared === null || seesEverything(actor)) return;
  const planned = await planQuery(tx, resource, actor, { view, ...chosen });
  const may = mayCondition(resource.shared, actor, 'all', (value, cast) => planned.parameters.add(value, cast));
  const [tooMuch] = await tx.query(writeStatement(planned, '1', [`not ${may}`], [], 1), planned.parameters.values);
  if (tooMuch !== undefined) throw forbidden();
}

/** Writes what a patch says of sharing, and puts it into the audit trail. `before` is the row as it was. */
export async function shareAnew(context: Context, id: string, body: Body, before: Row): Promise<void> {
  const { tx, resource, actor } = context;
  if (resource.shared === null) return;
  const { resource: kind } = resource.shared;
  const given = body['usersPrivateAccess'] as GivenShare[] | null | undefined;
  const was = { isPublic: String(before['is_public']), usersPrivateAccess: '' };
  const is = { ...was, isPublic: String(body['isPublic'] ?? before['is_public']) };
  if (given != null) {
    was.usersPrivateAccess = inWords(await sharesOf(tx, kind, id));
    await replaceShares(context, kind, id, given);
    is.usersPrivateAccess = inWords(await sharesOf(tx, kind, id));
  }
  const changed = (['isPublic', 'usersPrivateAccess'] as const).filter((field) => was[field] !== is[field]);
  if (changed.length === 0) return;
  const name = body['name'] ?? before['name'];
  await recordAudit(tx, actor, {
    action: 'sharing.changed',
    nth: String(before['version']),
    subject: { type: kind, id, name: String(name) },
    changes: Object.fromEntries(changed.map((field) => [field, [was[field], is[field]]])),
  });
}

/** Forgets the shares of things that are gone for ever. */
export async function unshare({ tx, resource, actor }: Context, ids: readonly string[]): Promise<void> {
  if (resource.shared === null) return;
  await tx.execute('delete from share where tenant_id = $1 and resource = $2 and thing_id = any($3::uuid[])', [
    actor.tenantId,
    resource.shared.resource,
    ids,
  ]);
}

/** Somebody left the business: nothing is shared with them any more, nor will it be by what is being written now. */
export async function forgetShares(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(tenantId)]);
  await tx.execute(
    'insert into share_departed (tenant_id, user_id) values ($1, $2) on conflict (tenant_id, user_id) do nothing',
    [tenantId, userId],
  );
  await tx.execute('delete from share where tenant_id = $1 and user_id = $2', [tenantId, userId]);
}

/** Those of `ids` that are live and that the actor sees. */
export async function seenAmong(
  tx: Tx,
  resource: AnyResource,
  actor: ResourceActor,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const parameters = new Parameters();
  const { from, where, rowId } = openSource(resource, actor, 'live', { filters: [], sort: [] }, parameters);
  const rows = await tx.query<{ id: string }>(
    `select ${rowId} as id from ${from} where ${[...where, `${rowId} = any(${parameters.add([...ids], 'uuid[]')})`].join(' and ')}`,
    parameters.values,
  );
  return new Set(rows.map((row) => row.id));
}

/** Whoever writes shares and whoever takes away those of somebody who left pass each other at this lock. */
const lockOf = (tenantId: string): string => `shares of ${tenantId}`;

async function replaceShares(
  { tx, actor: { tenantId }, members }: Context,
  resource: string,
  id: string,
  given: readonly GivenShare[],
): Promise<void> {
  const kept = given.filter((each): each is Share => each.permission !== 'none');
  if (kept.length > 0 && members === undefined) throw new Error('Nobody was asked who is a member.');
  const strangers = given.flatMap(({ user, permission }, at) =>
    permission === 'none' || members?.has(user)
      ? []
      : [{ field: `usersPrivateAccess[${at}].user`, message: 'This person is not in your business.' }],
  );
  if (strangers.length > 0) throw invalidInput(...strangers);
  await tx.execute('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [lockOf(tenantId)]);
  await tx.execute('delete from share where tenant_id = $1 and resource = $2 and thing_id = $3', [
    tenantId,
    resource,
    id,
  ]);
  await tx.execute(
    `insert into share (tenant_id, resource, thing_id, user_id, level)
     select $1, $2, $3, given.user_id, given.level from unnest($4::uuid[], $5::text[]) as given (user_id, level)
      where not exists (select 1 from share_departed gone where gone.tenant_id = $1 and gone.user_id = given.user_id)`,
    [tenantId, resource, id, kept.map(({ user }) => user), kept.map(({ permission }) => permission)],
  );
}

const sharesOf = (tx: Tx, resource: string, id: string): Promise<Share[]> =>
  tx.query<Share & Row>(
    'select user_id as "user", level as permission from share where tenant_id = $1 and resource = $2 and thing_id = $3 order by user_id',
    [tx.tenantId, resource, id],
  );

/** As the trail shows them: '<user> view, <user> modify'. */
const inWords = (shares: readonly Share[]): string =>
  shares.map(({ user, permission }) => `${user} ${permission}`).join(', ');

/** Whether a list that was given, of whatever it is, is what there is already. */
function isAsGiven(shares: readonly Share[], given: unknown): boolean {
  if (!Array.isArray(given)) return false;
  const said = (given as (Partial<GivenShare> | null)[])
    .filter((each) => each?.permission !== 'none')
    .map((each) => `${String(each?.user).toLowerCase()} ${String(each?.permission)}`)
    .sort();
  return (
    said.join(', ') ===
    shares
      .map(({ user, permission }) => `${user} ${permission}`)
      .sort()
      .join(', ')
  );
}
