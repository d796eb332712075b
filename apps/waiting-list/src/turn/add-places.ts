import type { Tx } from '@bellbird/database';
import { readQueue, type QueueView } from '../queue/queue-view.js';
import { estimateOf } from '../queue/queue.js';
import type { TurnOut } from './turn-out.js';

/** Puts place and estimate on those who wait, by a list that was read. */
export function placeIn(view: Pick<QueueView, 'settings' | 'paceOf' | 'places'>, turns: readonly TurnOut[]): void {
  for (const turn of turns) {
    const place = turn.status === 'waiting' ? view.places.get(turn.id) : undefined;
    if (place === undefined) continue;
    turn.position = place;
    turn.estimate = estimateOf(view, turn, place);
  }
}

/** The same for turns of a list that has yet to be read; one where nobody waits is not. */
export async function addPlaces(
  tx: Tx,
  { tenantId, now }: { tenantId: string; now: string | Date },
  turns: readonly TurnOut[],
): Promise<void> {
  if (turns.some(({ status }) => status === 'waiting')) placeIn(await readQueue(tx, tenantId, new Date(now)), turns);
}
