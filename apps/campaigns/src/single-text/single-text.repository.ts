import { Table, type Tx } from '@bellbird/database';
import { textEnded, type Published } from '@bellbird/events';
import { outgoing, publishMany } from '@bellbird/outbox';
import type { SingleText } from './single-text.js';

export const singleTexts = new Table<SingleText>('single_text', {
  tenantId: 'tenant_id',
  id: 'id',
  requestId: 'request_id',
  ordinal: 'ordinal',
  purpose: 'purpose',
  messageType: 'message_type',
  channel: 'channel',
  phone: 'phone',
  country: 'country',
  contactId: 'contact_id',
  callerId: 'caller_id',
  text: 'text',
  parts: 'parts',
  price: 'price',
  cost: 'cost',
  state: 'state',
  reason: 'reason',
  notBefore: 'not_before',
  notAfter: 'not_after',
  tries: 'tries',
  nextTryAt: 'next_try_at',
  askedBy: 'asked_by',
  requestKey: 'request_key',
  createdAt: 'created_at',
  version: 'version',
});

/** The states that who asked is told of. */
type Ended = Published<typeof textEnded>['state'];

/** A step of a text, from the state that is known. */
export interface Step {
  known: SingleText;
  state: Ended;
  reason: string | null;
  parts: number;
  cost: bigint;
  at: Date;
  /** Of the event that told of it; left out: what is active. */
  trace?: string | null;
}

/**
 * Steps of texts of one tenant, one a text, of each that is still in the state that is known. Who asked by an event is
 * told of it; a person who waits has the answer already. Answers the steps that were made: of the others another was
 * faster.
 */
export async function makeSteps(tx: Tx, tenantId: string, steps: readonly Step[]): Promise<Step[]> {
  if (steps.length === 0) return [];
  const changed = await tx.query<{ id: string; version: bigint }>(
    `update single_text t set state = s.state, reason = s.reason, cost = s.cost, text = '', next_try_at = null, version = t.version + 1
       from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::bigint[]) s(id, was, state, reason, cost)
      where t.tenant_id = $1 and t.id = s.id and t.state = s.was returning t.id, t.version`,
    [
      tenantId,
      steps.map(({ known }) => known.id),
      steps.map(({ known }) => known.state),
      steps.map(({ state }) => state),
      steps.map(({ reason }) => reason),
      steps.map(({ cost }) => cost),
    ],
  );
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  const made = steps.filter(({ known }) => versions.has(known.id));
  await publishMany(
    tx,
    made
      .filter(({ known }) => known.askedBy === null)
      .map(({ known: { id: textId, purpose }, state, reason, parts, cost, at, trace }) =>
        outgoing(
          textEnded,
          { textId, tenantId, purpose, state, reason, parts, cost: cost.toString(), at: at.toISOString() },
          { aggregateVersion: versions.get(textId)!, ...(trace !== undefined && { trace }) },
        ),
      ),
  );
  return made;
}
