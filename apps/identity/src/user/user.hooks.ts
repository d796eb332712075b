import { Inject, Injectable } from '@nestjs/common';
import { assertFresh, permissions, type Permission } from '@bellbird/auth';
import type { Row, Tx } from '@bellbird/database';
import { forbidden, ProductError, wrongState } from '@bellbird/errors';
import { userChanged } from '@bellbird/events';
import { isHighChange, mayGrant, mayManage, permissionsAfter } from '@bellbird/field-rules';
import { recordAudit, type ResourceActor, type ResourceHooks } from '@bellbird/resource-kit';
import { CONFIG, HooksOf } from '@bellbird/service-host';
import { AccessBook } from '../access/access-book.js';
import type { IdentityConfig } from '../identity.config.js';
import { Invitations } from '../invitation/invitations.js';
import { Sessions } from '../session/sessions.js';
import { holderOf } from './holder-of.js';
import { Members } from './members.js';
import { userResource, type PermissionAccess, type UserInput, type UserPatch } from './user.resource.js';

const grantRefused = 'You can only give permissions that you have. Ask the owner or an administrator.';

/** Who may change whom; a change of rights is felt at once; the last owner stays. */
@Injectable()
@HooksOf(userResource)
export class UserHooks implements ResourceHooks<UserInput, UserPatch> {
  constructor(
    private readonly access: AccessBook,
    private readonly members: Members,
    private readonly invitations: Invitations,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async create(tx: Tx, actor: ResourceActor, input: UserInput): Promise<string> {
    const given = permissionsAfter(permissions, [], askedOf(input));
    if (!mayGrant(holderOf(actor), { userId: null, before: [], after: given }))
      throw new ProductError('forbidden', grantRefused);
    if (isHighChange([], given)) this.assertFresh(actor);
    return this.invitations.invite(tx, actor, {
      email: input.email!,
      firstName: input.firstName ?? '',
      lastName: input.lastName ?? '',
      permissions: given,
    });
  }

  async update(tx: Tx, actor: ResourceActor, id: string, patch: UserPatch, row: Row): Promise<void> {
    const before = row['permissions'] as Permission[];
    const after = patch.permissions == null ? before : permissionsAfter(permissions, before, askedOf(patch));
    if (!mayGrant(holderOf(actor), { userId: id, before, after })) throw new ProductError('forbidden', grantRefused);
    const changesMore = patch.status != null || patch.firstName != null || patch.lastName != null;
    if (changesMore && id !== actor.userId && !mayManage(holderOf(actor), before)) throw forbidden();
    if (isHighChange(before, after)) this.assertFresh(actor);
    const was = row['status'] as string;
    const status = patch.status == null || patch.status === was ? null : statusAfter(actor, id, was, patch.status);
    const losesOwner = before.includes('owner') && (!after.includes('owner') || status === 'inactive');
    if (was === 'active' && losesOwner) await this.members.keepAnOwner(tx, actor.tenantId, [id]);
    if (status !== null || after.join() !== before.join())
      await this.access.change(tx, id, { ...(status !== null && { status }), permissions: after });
    await record(tx, actor, row, { before, after, status });
    if (status === 'inactive') await this.sessions.endOthers(tx, id, null, 'switched off');
    if (was !== 'invited') await this.members.tell(tx, userChanged, id);
  }

  async delete(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<number> {
    if (ids.includes(actor.userId)) throw wrongState('Ask another owner or administrator.');
    this.assertFresh(actor);
    const held = await tx.query<{ permissions: Permission[] }>(
      'select permissions from account where id = any($1::uuid[])',
      [ids],
    );
    if (!held.every((each) => mayManage(holderOf(actor), each.permissions))) throw forbidden();
    return this.members.remove(tx, actor, ids, 'removed');
  }

  private assertFresh(actor: ResourceActor): void {
    assertFresh(actor.provedAt, this.config.stepUpSeconds);
  }
}

interface Change {
  before: readonly Permission[];
  after: readonly Permission[];
  status: 'active' | 'inactive' | null;
}

/** What the trail keeps of a change. `row` as it was: its version is raised by this very change. */
async function record(tx: Tx, actor: ResourceActor, row: Row, { before, after, status }: Change): Promise<void> {
  const name = `${row['first_name'] as string} ${row['last_name'] as string}`.trim();
  const change = { nth: String(row['version']), subject: { type: 'user', id: String(row['id']), name } };
  if (after.join() !== before.join())
    await recordAudit(tx, actor, {
      ...change,
      action: 'user.permissions-changed',
      changes: { permissions: [before.join(', '), after.join(', ')] },
    });
  if (status !== null)
    await recordAudit(tx, actor, {
      ...change,
      action: status === 'active' ? 'user.switched-on' : 'user.switched-off',
      changes: { status: [row['status'] as string, status] },
    });
}

/** A hook gets JSON columns as they are stored: text. */
const askedOf = ({ permissions: asked }: { permissions?: unknown }): PermissionAccess[] =>
  (typeof asked === 'string' ? JSON.parse(asked) : (asked ?? [])) as PermissionAccess[];

/** @throws 409 where this cannot follow. */
function statusAfter(actor: ResourceActor, id: string, was: string, wanted: string): 'active' | 'inactive' {
  if (id === actor.userId) throw wrongState('Ask another owner or administrator.');
  if (wanted === 'inactive' && (was === 'active' || was === 'email-not-verified')) return 'inactive';
  if (wanted === 'active' && was === 'inactive') return 'active';
  throw wrongState();
}
