import type { TurnChange } from '../../../lib/graph/schema.generated';
import type { BoardFragment, BoardTurnFragment as Turn } from '../waiting-list.generated';
import { placeOf, withPlace } from './line';

/** A change of one turn that the server has not answered yet. */
export interface Change {
  /** The call's `Idempotency-Key`. */
  key: string;
  id: string;
  input: TurnChange;
  /** When it was wished. */
  at: string;
}

/** What of the settings, and of who looks, a change depends on. */
export interface Rules {
  noShow: string;
  requeueAfter: number;
  mostNoShows: number;
  me: { id: string; name: string };
}

/** As many that ended as the board has. */
const mostEnded = 20;

/**
 * The board as it will be once a change is done. What the board shows already stays as it is, and so does a turn that is
 * no longer what the change starts from: the server's answer tells then.
 */
export function applyChange(board: BoardFragment, change: Change, rules: Rules): BoardFragment {
  const turn = [...board.active, ...board.waiting, ...board.ended].find(({ id }) => id === change.id);
  if (turn === undefined) return board;
  const { status, from, moveTo, reply } = change.input;
  if (status != null && from != null && from !== turn.status) return board;
  const corrected = correct(turn, change.input);
  let after = corrected === turn ? board : replaced(board, corrected);
  if (status != null && status !== turn.status) after = stepped(after, corrected, status, change.at, rules);
  if (moveTo != null && turn.status === 'waiting')
    after = { ...after, waiting: withPlace(after.waiting, corrected, moveTo) };
  if (reply === 'kept')
    after = { ...after, replies: after.replies.filter(({ turnId, word }) => turnId !== turn.id || word !== 'cancel') };
  return after.waiting === board.waiting ? after : counted(after);
}

/** Name, phone, party, resource and note, as far as they are given. */
function correct(turn: Turn, { name, phone, partySize, resource, note }: TurnChange): Turn {
  if ([name, phone, partySize, resource, note].every((given) => given === undefined)) return turn;
  return {
    ...turn,
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phoneInternational: phone }),
    ...(partySize !== undefined && { partySize }),
    ...(resource !== undefined && { resource }),
    ...(note !== undefined && { note }),
  };
}

function stepped(board: BoardFragment, turn: Turn, status: string, at: string, rules: Rules): BoardFragment {
  const without = (turns: readonly Turn[]): Turn[] => turns.filter(({ id }) => id !== turn.id);
  const rest = {
    ...board,
    active: without(board.active),
    waiting: without(board.waiting),
    ended: without(board.ended),
    replies: board.replies.filter(({ turnId }) => turnId !== turn.id),
  };
  const end = (as: Pick<Turn, 'status'> & Partial<Turn>): BoardFragment => {
    const gone: Turn = { ...turn, ...as, endedAt: at, position: null, estimate: null };
    return { ...rest, ended: [gone, ...rest.ended].slice(0, mostEnded) };
  };
  if (status === 'attended') return end({ status });
  if (status === 'canceled') return end({ status, reason: 'staff' });
  const alive = { ...turn, status, reason: null, endedAt: null };
  if (status === 'active') {
    // Undo gives it back to who attended it; a call begins anew.
    const called: Turn =
      turn.status === 'attended'
        ? alive
        : {
            ...alive,
            calledAt: at,
            attendingBy: rules.me,
            position: null,
            estimate: null,
          };
    return { ...rest, active: [called, ...rest.active] };
  }
  const waiting: Turn = { ...alive, calledAt: null, attendingBy: null };
  if (turn.status !== 'active') {
    // Its old place: that of its number, as far as is known here.
    const behind = rest.waiting.findIndex(({ number }) => number > turn.number);
    const place = behind < 0 ? rest.waiting.length : behind;
    return { ...rest, waiting: [...rest.waiting.slice(0, place), waiting, ...rest.waiting.slice(place)] };
  }
  const noShows = turn.noShows + 1;
  if (rules.noShow === 'cancel' || noShows > rules.mostNoShows)
    return end({ status: 'canceled', reason: 'no-show', noShows });
  return { ...rest, waiting: withPlace(rest.waiting, { ...waiting, noShows }, rules.requeueAfter + 1) };
}

function replaced(board: BoardFragment, turn: Turn): BoardFragment {
  const swap = (turns: readonly Turn[]): Turn[] => turns.map((each) => (each.id === turn.id ? turn : each));
  return { ...board, active: swap(board.active), waiting: swap(board.waiting), ended: swap(board.ended) };
}

/** Their places anew; estimates are the server's, and come with its answer. */
const counted = (board: BoardFragment): BoardFragment => ({
  ...board,
  waiting: board.waiting.map((turn) => ({ ...turn, position: placeOf(board.waiting, turn) })),
});
