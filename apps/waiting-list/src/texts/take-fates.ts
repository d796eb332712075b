import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { textEnded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { sayMarketing } from '../consent/say-marketing.js';
import { QueueHints } from '../live/queue-hints.js';
import { turns } from '../turn/turn-row.js';
import { presentDay } from '../work-day/work-day.js';
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
    if (state === 'delivered') await this.provesPhone(tx, tenantId, text.turnId);
    tx.afterCommit(() => this.hints.boardChanged(tenantId));
  }

  /** The phone is theirs who joined. Only who ticked the box is locked, and the day before the turn, as everywhere. */
  private async provesPhone(tx: Tx, tenantId: string, id: string): Promise<void> {
    const seen = await turns.find(tx, { tenantId, id });
    if (seen?.consent.marketing === undefined || seen.marketingSaid) return;
    await presentDay(tx, tenantId, 'for update');
    const turn = await turns.find(tx, { tenantId, id }, 'for update');
    if (turn !== null) await sayMarketing(tx, turn);
  }
}
