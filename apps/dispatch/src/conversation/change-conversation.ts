import { Inject, Injectable } from '@nestjs/common';
import type { Row, Tx } from '@bellbird/database';
import { invalidField, invalidInput, ProductError, type FieldError } from '@bellbird/errors';
import { actorOf, checkedId, readInstant, readRow, wrongWord } from '@bellbird/resource-kit';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { tenantNumber } from '../campaign/tenant-number.js';
import { consentAtDoor } from '../consent/consent-at-door.js';
import { recordConsent } from '../consent/record-consent.js';
import { IdentityPeer } from '../peers/identity.peer.js';
import type { ConversationInput } from '../schema.generated.js';
import { ConversationHints } from './conversation-hints.js';
import { lockConversation, type ConversationRow } from './conversation-row.js';
import { conversationResource, type ConversationOut } from './conversation.resource.js';

const statuses = ['open', 'snoozed', 'done'] as const;
const longestSnoozeMs = 366 * 86_400_000;
const decisions = ['opt-out', 'keep'] as const;
const optedOut = 'Marked as opted out by staff';

/** What staff do to a conversation beside answering it. */
@Injectable()
export class ChangeConversation {
  constructor(
    private readonly work: Work,
    private readonly identity: IdentityPeer,
    private readonly hints: ConversationHints,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Only what is given is changed. @throws 400 by field, 404, 409 version-conflict */
  change(context: GraphContext, id: string, input: ConversationInput): Promise<ConversationOut> {
    const actor = actorOf(context);
    const { tenantId } = actor;
    const conversationId = checkedId(id);
    const assignedTo = input.assignedTo == null ? null : checkedId(input.assignedTo, 'assignedTo');
    return this.work.changeAfter(
      context,
      async () => assignedTo === null || (await this.identity.isMember(tenantId, assignedTo)),
      async (tx, isMember) => {
        const row = await lockConversation(tx, tenantId, conversationId);
        if (input.version != null && input.version !== row.version) throw new ProductError('version-conflict');
        if (!isMember) throw invalidField('assignedTo', 'This person is not a member of your business.');
        const now = this.clock.now();
        const changes = changesOf(row, input, assignedTo, now);
        if (input.decision != null) {
          await this.decide(tx, tenantId, row, input.decision as (typeof decisions)[number], now);
          changes['attention'] = null;
        }
        await write(tx, tenantId, row, changes, now);
        if (input.read != null) await markRead(tx, tenantId, row, input.read);
        tx.afterCommit(() => this.hints.changed(tenantId, row.id));
        return readRow(tx, conversationResource, actor, row.id);
      },
    );
  }

  private async decide(
    tx: Tx,
    tenantId: string,
    { phone, contactId, onHold }: ConversationRow,
    decision: (typeof decisions)[number],
    now: Date,
  ): Promise<void> {
    const tenantNo = await tenantNumber(tx, tenantId);
    const by = { tenantId, address: phone, contactId, source: 'staff' };
    if (decision === 'opt-out')
      await recordConsent(tx, tenantNo, {
        ...by,
        ...{ scope: 'all', state: 'out', decidedAt: now, wording: optedOut },
      });
    if (!onHold) return;
    // Either answer ends the doubt: behind an opt-out that staff undo one day, nobody would be asked any more.
    // After the text that it answers, whatever the clock says: a tie would be out.
    const held = (await consentAtDoor(tx, tenantNo, phone)).find(({ scope }) => scope === 'hold')?.decidedAt;
    const decidedAt = held !== undefined && held >= now ? new Date(held.getTime() + 1) : now;
    const wording = decision === 'keep' ? 'Kept by staff' : optedOut;
    await recordConsent(tx, tenantNo, { ...by, scope: 'hold', state: 'in', decidedAt, wording });
  }
}

/** What the input makes of the row's columns. @throws 400 naming each field. */
function changesOf(row: ConversationRow, input: ConversationInput, assignedTo: string | null, now: Date): Row {
  const wrong: FieldError[] = [
    ...wrongWord('status', input.status, statuses),
    ...wrongWord('decision', input.decision, decisions),
  ];
  const changes: Row = {};
  const status = input.status ?? row.status;
  if (status !== row.status) changes['status'] = status;
  const isGiven = input.snoozeUntil != null;
  const until = isGiven ? readInstant(String(input.snoozeUntil)) : null;
  if (isGiven && status !== 'snoozed')
    wrong.push({ field: 'snoozeUntil', message: 'Only a snoozed conversation has a time.' });
  else if (isGiven && until === null)
    wrong.push({ field: 'snoozeUntil', message: 'Give an instant such as 2026-11-21T10:00:00Z.' });
  else if (until !== null && !(until > now && until.getTime() - now.getTime() <= longestSnoozeMs))
    wrong.push({ field: 'snoozeUntil', message: 'Choose a time that is still to come, within a year.' });
  else if (!isGiven && status === 'snoozed' && (row.snoozeUntil === null || input.snoozeUntil === null))
    wrong.push({ field: 'snoozeUntil', message: 'Say until when.' });
  else if (until !== null) changes['snooze_until'] = until.toISOString();
  if (status !== 'snoozed') changes['snooze_until'] = null;
  if (input.assignedTo !== undefined) changes['assigned_to'] = assignedTo;
  if (wrong.length > 0) throw invalidInput(...wrong);
  return changes;
}

async function write(tx: Tx, tenantId: string, row: ConversationRow, changes: Row, now: Date): Promise<void> {
  const columns = Object.keys(changes);
  if (columns.every((column) => column === 'snooze_until' && row.snoozeUntil === null)) return;
  await tx.execute(
    `update conversation set ${columns.map((column, at) => `${column} = $${at + 4}`).join(', ')}, version = version + 1, updated_at = $3
      where tenant_id = $1 and id = $2`,
    [tenantId, row.id, now.toISOString(), ...Object.values(changes)],
  );
}

/** Who reads changes nothing that another might be deciding on: the version stays. */
async function markRead(tx: Tx, tenantId: string, row: ConversationRow, read: boolean): Promise<void> {
  if (read)
    await tx.execute('update conversation set unread = 0, read_place = places where tenant_id = $1 and id = $2', [
      tenantId,
      row.id,
    ]);
  else if (row.unread === 0)
    await tx.execute(
      `update conversation c set unread = 1, read_place = i.place - 1
         from (select max(place) as place from inbound_sms where conversation_id = $2) i
        where c.tenant_id = $1 and c.id = $2 and i.place is not null`,
      [tenantId, row.id],
    );
}
