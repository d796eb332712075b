import { nilTenant } from '@bellbird/auth';
import { namedId, type Tx } from '@bellbird/database';
import { auditRecorded, type AuditAction, type AuditActorKind, type Payload } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { ResourceActor } from '../resource/actor.js';

/** Who makes a change, and for which business. */
export type AuditActor = Pick<ResourceActor, 'kind' | 'userId' | 'tenantId' | 'address' | 'isSupport'> & {
  /** An admin who changes something of the business: its people read that Bellbird did, not who. */
  readonly isAdmin?: boolean;
};

/** A privileged change. */
export interface PrivilegedChange {
  action: AuditAction;
  /** What it was done to. `name` as people know it. */
  subject: { type: string; id: string; name: string };
  /**
   * Which of the changes of this kind to this thing it is: the version of the thing that it made or took away, 1 where
   * there can be one alone.
   */
  nth: string | number | bigint;
  /** By field: what it was, and what it is. No secrets, no texts of people. */
  changes?: Payload<typeof auditRecorded>['changes'];
}

/**
 * Puts a privileged change into the audit trail of the actor's business, in the transaction of the change: it is there
 * if and only if that commits, and once, since its id is named after the change.
 */
export async function recordAudit(
  tx: Tx,
  actor: AuditActor,
  { action, subject, nth, changes = {} }: PrivilegedChange,
): Promise<void> {
  const { tenantId, userId, address } = actor;
  const kind = kindOf(actor);
  await publish(
    tx,
    auditRecorded,
    {
      auditId: namedId('audit', tenantId, action, subject.type, subject.id, nth),
      tenantId,
      actor: { kind, id: userId, name: kind === 'service' || actor.isAdmin === true ? 'Bellbird' : null },
      action,
      subject,
      changes,
      address,
      // eslint-disable-next-line bellbird/no-raw-clock -- the trail keeps real time, whatever business time says
      at: new Date().toISOString(),
    },
    { aggregateVersion: 1n },
  );
}

function kindOf({ kind, tenantId, isSupport, isAdmin }: AuditActor): AuditActorKind {
  if (kind === 'service') return 'service';
  if (isSupport) return 'support';
  return isAdmin || tenantId === nilTenant ? 'admin' : 'person';
}
