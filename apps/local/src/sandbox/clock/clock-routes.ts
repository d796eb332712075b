import { json, noContent } from '../http/call.js';
import { readJson } from '../http/fields.js';
import type { Route } from '../http/router.js';
import type { BusinessClock } from './business-clock.js';
import { readClockChange } from './read-clock-change.js';

const shown = (clock: BusinessClock): { now: string; offsetMs: number } => ({
  now: clock.now().toISOString(),
  offsetMs: clock.offsetMs,
});

/** `/clock` under `base`; without `mayChange` it is only to be read. */
export function clockRoutes(base: string, clock: BusinessClock, mayChange: boolean): Route[] {
  const path = `${base}/clock`;
  const read: Route = { method: 'GET', path, handle: () => json(200, shown(clock)) };
  if (!mayChange) return [read];
  return [
    read,
    {
      method: 'PUT',
      path,
      handle: async (call) => {
        await clock.turn(readClockChange(await readJson(call, ['now', 'advance'])));
        return json(200, shown(clock));
      },
    },
    {
      method: 'DELETE',
      path,
      handle: async () => {
        await clock.reset();
        return noContent;
      },
    },
  ];
}
