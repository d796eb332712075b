import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { consentRecorded, inboundReceived } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { QueueHints } from '../live/queue-hints.js';
import { closeQueue, type Queue } from '../queue/queue.js';
import { Queues } from '../queue/queues.js';
import { turnTexts } from '../texts/turn-text.js';
import { recordEvent } from '../turn/record-event.js';
import { changeTurn, letPass, takeOff } from '../turn/take-step.js';
import { findTurn, turns } from '../turn/turn-row.js';
import { isLive, liveStatuses, type Turn } from '../turn/turn.js';
import type { ReplyWord } from './reply-word.js';

/** What people answer to texts of the list. STOP words do what they do everywhere, and cost nobody the place. */
@Injectable()
export class TakeReplies {
  constructor(
    private readonly hints: QueueHints,
    private readonly queues: Queues,
  ) {}

  /** A single word, as a reply to one of our texts. */
  @On(inboundReceived)
  async received({ payload }: ConsumedEvent<typeof inboundReceived>, tx: Tx): Promise<void> {
    const { tenantId, inReplyTo, word } = payload;
    if (word === null || inReplyTo === null) return;
    const text = await turnTexts.find(tx, { tenantId, textId: inReplyTo });
    if (text === null) return;
    const queue = await this.queues.open(tx, tenantId);
    const turn = await findTurn(tx, { tenantId, id: text.turnId });
    if (queue === null || turn === null || turn.dayId !== queue.day.id || !isLive(turn.status)) return;
    await recordEvent(tx, { tenantId, turnId: turn.id, kind: 'replied', by: null, at: queue.now, data: { word } });
    await effects[word](queue, turn);
    const day = await closeQueue(queue);
    tx.afterCommit(() => this.hints.queueChanged(day));
  }

  /** Who wants no texts keeps the place, and is called by name. Who wants them again gets them. */
  @On(consentRecorded)
  async decided({ payload }: ConsumedEvent<typeof consentRecorded>, tx: Tx): Promise<void> {
    const { tenantId, address: phone, channel, scope, state } = payload;
    if (channel !== 'sms' || scope !== 'all') return;
    // Most who opt out are on no list: those hold nobody up.
    if ((await turns.find(tx, { tenantId, phone, status: liveStatuses })) === null) return;
    const queue = await this.queues.open(tx, tenantId);
    if (queue === null) return;
    const live = await turns.find(tx, { tenantId, dayId: queue.day.id, phone, status: liveStatuses });
    const textsOff = state === 'out';
    if (live === null || live.textsOff === textsOff) return;
    await changeTurn(queue, live, { textsOff });
    const day = await closeQueue(queue);
    tx.afterCommit(() => this.hints.queueChanged(day));
  }
}

/** CANCEL changes nothing: carriers take it for STOP, and whether the turn goes, staff ask. */
const effects: Readonly<Record<ReplyWord, (queue: Queue, turn: Turn) => Promise<unknown>>> = {
  leave: (queue, turn) => takeOff(queue, turn, 'customer', null),
  late: letPass,
  here: (queue, turn) => changeTurn(queue, turn, { onMyWayAt: queue.now }),
  cancel: async () => undefined,
};
