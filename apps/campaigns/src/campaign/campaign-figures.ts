import type { Tx } from '@bellbird/database';
import { messageTypes, type MessageType } from '@bellbird/events';
import { statuses, type Status } from './campaign.js';

/** { running: 1, … }: every key, 0 too. */
export async function countByStatus(tx: Tx): Promise<Record<Status, number>> {
  return counted(tx, 'status', statuses);
}

export async function countByMessageType(tx: Tx): Promise<Record<MessageType, number>> {
  return counted(tx, 'message_type', messageTypes);
}

async function counted<Word extends string>(
  tx: Tx,
  column: 'status' | 'message_type',
  words: readonly Word[],
): Promise<Record<Word, number>> {
  const rows = await tx.query<{ word: Word; n: number }>(
    `select ${column} as word, count(*)::int as n from campaign where tenant_id = $1 group by 1`,
    [tx.tenantId],
  );
  return {
    ...Object.fromEntries(words.map((word) => [word, 0])),
    ...Object.fromEntries(rows.map((row) => [row.word, row.n])),
  } as Record<Word, number>;
}
