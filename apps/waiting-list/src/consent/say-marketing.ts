import type { Tx } from '@bellbird/database';
import { consentCollected } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { turnTexts } from '../texts/turn-text.js';
import { turns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';

/**
 * Lets the box "News and offers by text" take effect: once the person was attended and one of the turn's texts was delivered,
 * for only then the phone is theirs. Whoever calls holds the turn's row, so of the two the later one says it, once.
 */
export async function sayMarketing(tx: Tx, turn: Turn): Promise<Turn> {
  const { tenantId, id, phone, name, firstName, contactId, status, marketingSaid, consent } = turn;
  const ticked = consent.marketing;
  if (ticked === undefined || phone === null || status !== 'attended' || marketingSaid) return turn;
  if ((await turnTexts.find(tx, { tenantId, turnId: id, state: 'delivered' })) === null) return turn;
  const lastName = name?.slice(firstName?.length ?? 0).trim() ?? '';
  await publish(
    tx,
    consentCollected,
    {
      tenantId,
      phone,
      scope: 'marketing',
      state: 'in',
      source: 'waiting-list-form',
      wording: ticked.wording,
      decidedAt: ticked.at,
      firstName,
      lastName: lastName === '' ? null : lastName,
      contactId,
    },
    { aggregateVersion: BigInt(turn.version) },
  );
  await turns.update(tx, { tenantId, id }, { marketingSaid: true });
  return { ...turn, marketingSaid: true };
}
