import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { textEnded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { OnMany } from '@bellbird/service-host';
import { sayMarketing } from '../consent/say-marketing.js';
import { QueueHints } from '../live/queue-hints.js';
import { closeQueue } from '../queue/queue.js';
import { Queues } from '../queue/queues.js';
import { changeTurn } from '../turn/take-step.js';
import { liveTurns, turns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import { presentDay } from '../work-day/work-day.js';
import { ranksAbove, turnTexts, type TurnText } from './turn-text.js';

/** What became of texts: kept beside their turns by rank, for staff to see. */
@Injectable()
export class TakeFates {
  constructor(
    private readonly hints: QueueHints,
    private readonly queues: Queues,
  ) {}

  @OnMany(textEnded)
  async handle(events: readonly ConsumedEvent<typeof textEnded>[], tx: Tx): Promise<void> {
    const { tenantId } = events[0]!;
    const texts = await tx.query<TurnText>(
      `select ${turnTexts.columns} from turn_text where tenant_id = $1 and text_id = any($2::uuid[]) order by text_id for update`,
      [tenantId, events.map(({ payload }) => payload.textId)],
    );
    const known = new Map(texts.map((text) => [text.textId, text]));
    const changed = new Set<string>();
    for (const { payload } of events) {
      const { textId, state, reason, parts, cost, at } = payload;
      const text = known.get(textId);
      if (text === undefined || !ranksAbove(state, text.state)) continue;
      known.set(textId, { ...text, state, reason, parts, cost: BigInt(cost), at: new Date(at) });
      changed.add(textId);
    }
    if (changed.size === 0) return;
    const after = [...changed].map((textId) => known.get(textId)!);
    await turnTexts.updateEach(
      tx,
      ['tenantId', 'textId'],
      after.map(({ textId, state, reason, parts, cost, at }) => ({ tenantId, textId, state, reason, parts, cost, at })),
    );
    const delivered = after.filter(({ state }) => state === 'delivered').map(({ turnId }) => turnId);
    if (delivered.length > 0) await provePhones(tx, tenantId, delivered);
    const optedOut = after.filter(isOptedOut).map(({ textId }) => textId);
    if (optedOut.length > 0) await this.stopTexts(tx, tenantId, optedOut);
    tx.afterCommit(() => this.hints.boardChanged(tenantId));
  }

  /** Who had stopped texts before they joined is called by name, as who stops them while they wait. */
  private async stopTexts(tx: Tx, tenantId: string, textIds: readonly string[]): Promise<void> {
    const queue = await this.queues.open(tx, tenantId);
    if (queue === null) return;
    const refused = await tx.query<{ turnId: string }>(
      `select turn_id as "turnId" from turn_text x
        where tenant_id = $1 and text_id = any($2::uuid[]) and not exists (
          select 1 from turn_event e
           where e.tenant_id = x.tenant_id and e.turn_id = x.turn_id and e.kind = 'phone-corrected'
             and e.data->'textsBefore' ? x.text_id::text)`,
      [tenantId, textIds],
    );
    const turnIds = refused.map(({ turnId }) => turnId);
    const live = (await liveTurns(tx, queue.day)).filter(({ id, textsOff }) => turnIds.includes(id) && !textsOff);
    if (live.length === 0) return;
    for (const turn of live) await changeTurn(queue, turn, { textsOff: true });
    const day = await closeQueue(queue);
    tx.afterCommit(() => this.hints.queueChanged(day));
  }
}

/** Refused at the door, as the phone wants no texts at all: service messages are stopped by nothing less. */
const isOptedOut = ({ kind, state, reason }: TurnText): boolean =>
  kind !== 'thank-and-review' && state === 'refused' && reason === 'opted-out';

/** The phones are theirs who joined. Only who ticked the box is locked, and the day before the turns, as everywhere. */
async function provePhones(tx: Tx, tenantId: string, turnIds: readonly string[]): Promise<void> {
  const ticked = await tx.query<{ id: string }>(
    `select id from turn where tenant_id = $1 and id = any($2::uuid[]) and consent ? 'marketing' and not marketing_said`,
    [tenantId, turnIds],
  );
  if (ticked.length === 0) return;
  await presentDay(tx, tenantId, 'for update');
  const proven = await tx.query<Turn>(
    `select ${turns.columns} from turn where tenant_id = $1 and id = any($2::uuid[]) order by id for update`,
    [tenantId, ticked.map(({ id }) => id)],
  );
  for (const turn of proven) await sayMarketing(tx, turn);
}
