import { ProductError } from '@bellbird/errors';
import { whyNotTaken } from '../booking/booking.js';
import type { Queue } from '../queue/queue.js';
import { listName } from '../settings/settings.js';
import { bringBack, changeTurn, letPass, liveTwin, takeOff } from '../turn/take-step.js';
import type { Turn } from '../turn/turn.js';
import { isFull } from '../work-day/work-day.js';
import type { OwnAction } from './own-action-words.js';

const comesBackMs = 10 * 60_000;
const mostComeBacks = 3;

/** What a person may do with their own turn, under the lock of the day; whether it changed anything. @throws 409 wrong-state. */
export const ownActions: Readonly<Record<OwnAction, (queue: Queue, turn: Turn) => Promise<boolean>>> = {
  leave: async (queue, turn) => {
    if (turn.status === 'canceled') return false;
    if (turn.status === 'attended') throw new ProductError('wrong-state');
    await takeOff(queue, turn, 'customer', null);
    return true;
  },
  'let-pass': async (queue, turn) => {
    const whyNot = await letPass(queue, turn);
    if (whyNot === 'nobody-behind') throw new ProductError('wrong-state', 'Nobody is behind you.');
    if (whyNot === 'enough') throw new ProductError('wrong-state', `You have let ${turn.passes} pass already.`);
    if (whyNot !== null) throw new ProductError('wrong-state');
    return true;
  },
  'on-my-way': async (queue, turn) => {
    if (turn.status !== 'waiting' && turn.status !== 'active') throw new ProductError('wrong-state');
    if (turn.onMyWayAt !== null) return false;
    await changeTurn(queue, turn, { onMyWayAt: queue.now });
    return true;
  },
  'come-back': async (queue, turn) => {
    if (turn.status === 'waiting') return false;
    const whyNot = whyClosed(queue) ?? ((await mayComeBack(queue, turn)) ? null : 'Join the list again.');
    if (whyNot !== null) throw new ProductError('wrong-state', whyNot);
    await bringBack(queue, turn, 'waiting', null, 'came-back');
    return true;
  },
};

/** Why nobody may join now, as who asks for a place is told; null where they may. */
function whyClosed({ day, settings, business }: Queue): string | null {
  const refusal = whyNotTaken(day, settings, { name: listName(business, settings), isGuest: true });
  return refusal?.message ?? (isFull(day, settings) ? 'The list is full.' : null);
}

/** Whoever left, not long ago and not too often, finds their place again. */
async function mayComeBack(queue: Queue, turn: Turn): Promise<boolean> {
  const { tx, tenantId, now } = queue;
  const left = turn.endedAt === null ? 0 : new Date(turn.endedAt).getTime();
  const hasLeft = turn.status === 'canceled' && turn.reason === 'customer';
  if (!hasLeft || now.getTime() - left > comesBackMs) return false;
  const [before] = await tx.query<{ times: number }>(
    "select count(*)::int as times from turn_event where tenant_id = $1 and turn_id = $2 and kind = 'came-back'",
    [tenantId, turn.id],
  );
  return (before?.times ?? 0) < mostComeBacks && (await liveTwin(queue, turn)) === null;
}
