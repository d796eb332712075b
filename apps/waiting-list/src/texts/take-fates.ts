import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { textEnded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { QueueHints } from '../live/queue-hints.js';
import { ranksAbove, turnTexts } from './turn-text.js';

/** What became of a text: kept beside the turn by rank, for staff to see. */
@Injectable()
export class TakeFates {
  constructor(private readonly hints: QueueHints) {}

  @On(textEnded)
  async handle({ payload }: ConsumedEvent<typeof textEnded>, tx: Tx): Promise<void> {
    const { tenantId, textId, state, reason, parts, cost, at } = payload;
    const text = await turnTexts.find(tx, { tenantId, textId }, 'for update');
    if (text === null || !ranksAbove(state, text.state)) return;
    await turnTexts.update(tx, { tenantId, textId }, { state, reason, parts, cost: BigInt(cost), at: new Date(at) });
    tx.afterCommit(() => this.hints.boardChanged(tenantId));
  }
}
