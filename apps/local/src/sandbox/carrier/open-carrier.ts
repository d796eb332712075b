import type { CallbackQueue } from '../callbacks/callback-queue.js';
import type { Poster } from '../callbacks/poster.js';
import type { BusinessClock } from '../clock/business-clock.js';
import type { SandboxDatabase } from '../sandbox-database.js';
import { AnswerLater } from './answer-later.js';
import { DueReceipts } from './due-receipts.js';
import { Messages } from './messages.js';
import { Network } from './network.js';
import { Phonebook } from './phonebook.js';
import { Receipts } from './receipts.js';
import { Replies } from './replies.js';
import { Sids } from './sid.js';

export interface Carrier {
  network: Network;
  messages: Messages;
  replies: Replies;
  phonebook: Phonebook;
  receipts: Receipts;
  sids: Sids;
  later: AnswerLater;
  stop(): Promise<void>;
}

/** The mobile network and its phones, as they were left. */
export async function openCarrier(
  database: SandboxDatabase,
  around: { poster: Poster; queue: CallbackQueue; clock: BusinessClock },
): Promise<Carrier> {
  const { pool, writer } = database;
  const { queue, clock } = around;
  const network = await Network.load(pool);
  const sids = await Sids.load(pool);
  const { rows } = await pool.query<{ newest: string }>('select coalesce(max(id), 0)::text as newest from message');
  const due = new DueReceipts(
    Number(rows[0]?.newest),
    () => network.behaviour.receiptDelayMs,
    () => receipts.wake(),
  );
  const messages = new Messages(writer, pool, clock, due);
  const receipts: Receipts = await Receipts.load({ ...around, pool, due, sids }, () => network.behaviour);
  const later = new AnswerLater();
  return {
    network,
    messages,
    receipts,
    sids,
    later,
    replies: new Replies(pool, queue, sids, clock),
    phonebook: new Phonebook(pool),
    stop: async () => {
      later.stop();
      await messages.stop();
      await receipts.stop();
    },
  };
}
