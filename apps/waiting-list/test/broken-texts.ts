import { setTimeout as pause } from 'node:timers/promises';
import type { Payload, textEnded } from '@bellbird/events';
import type { StartedService } from '@bellbird/service-host/testing';
import type { Said } from './waiting-list-under-test.js';

/** What the service was told of a text. */
export type Fate = Payload<typeof textEnded>;

/** From the lowest, as the page of single texts has them; equal ones do not replace each other. */
const order = [['refused', 'rejected'], ['unknown'], ['accepted'], ['bounced'], ['delivered']];
const rankOf = ({ state }: Fate): number => order.findIndex((states) => states.includes(state));

const looks = 200;
const betweenLooksMs = 50;

/** Which of the sentences of section 8 about texts do not hold, once what is under way had time to arrive. */
export async function brokenTexts(
  service: StartedService,
  said: readonly Said[],
  fates: readonly Fate[],
): Promise<string[]> {
  let broken: string[] = [];
  for (let look = 0; look < looks; look += 1) {
    broken = await brokenNow(service, said, fates);
    if (broken.length === 0) break;
    await pause(betweenLooksMs);
  }
  return broken;
}

async function brokenNow(service: StartedService, said: readonly Said[], fates: readonly Fate[]): Promise<string[]> {
  const rows = await service.sql<{ id: string; state: string; reason: string | null; cost: bigint }>(
    'select text_id as id, state, reason, cost from turn_text',
  );
  // Refused by the list itself: never asked for.
  const asked = rows
    .filter(({ id, state }) => state !== 'refused' || fates.some(({ textId }) => textId === id))
    .map(({ id }) => id);
  const requested = said.filter(({ type }) => type === 'text.requested').map(({ payload }) => payload['textId']);
  const broken: string[] = [];
  if (new Set(requested).size !== asked.length || !asked.every((id) => requested.includes(id)))
    broken.push('5. a turn_text row for every text.requested');
  const isOfFate = ({ id, state, cost }: (typeof rows)[number]): boolean => {
    const own = fates.filter(({ textId }) => textId === id);
    const highest = Math.max(...own.map(rankOf));
    const fate = own.find((each) => rankOf(each) === highest);
    return fate === undefined
      ? state === 'asked' || state === 'refused'
      : fate.state === state && fate.cost === String(cost);
  };
  if (!rows.every(isOfFate)) broken.push('8. the state and the cost of a text are those of its highest fate');
  return broken;
}
