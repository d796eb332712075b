import type { TurnChange } from '../../../lib/graph/schema.generated';
import type { BoardFragment } from '../waiting-list.generated';
import { applyChange, type Rules } from './apply-change';
import { boardOf } from './board.testing';

const at = '2026-11-22T10:14:00Z';
const rules: Rules = { noShow: 'requeue', requeueAfter: 2, mostNoShows: 1, me: { id: 'mia', name: 'Mia Chen' } };
const after = (number: number, input: TurnChange, of: Partial<Rules> = {}, board = boardOf()): BoardFragment =>
  applyChange(board, { key: 'k', id: `turn-${number}`, input, at }, { ...rules, ...of });
const seen = ({ active, waiting, ended }: BoardFragment): string =>
  [active, waiting, ended].map((turns) => turns.map(({ number }) => number).join(' ')).join(' | ');

describe('a change before it is answered', () => {
  it.each<[what: string, number: number, input: TurnChange, board: string]>([
    ['a call', 43, { status: 'active', from: 'waiting' }, '43 41 | 42 44 45 | 40'],
    ['done', 41, { status: 'attended', from: 'active' }, ' | 42 43 44 45 | 41 40'],
    ['off the list', 42, { status: 'canceled', from: 'waiting' }, '41 | 43 44 45 | 42 40'],
    ['not here', 41, { status: 'waiting', from: 'active' }, ' | 42 43 41 44 45 | 40'],
    ['undone', 40, { status: 'active', from: 'attended' }, '40 41 | 42 43 44 45 | '],
    ['moved', 45, { moveTo: 1 }, '41 | 45 42 43 44 | 40'],
    ['of who is called already', 41, { status: 'active', from: 'waiting' }, '41 | 42 43 44 45 | 40'],
    ['of nobody on the board', 99, { status: 'active' }, '41 | 42 43 44 45 | 40'],
  ])('shows %s', (_, number, input, board) => expect(seen(after(number, input))).toBe(board));

  it('names who calls and when, and counts the places anew', () => {
    const { active, waiting } = after(42, { status: 'active', from: 'waiting' });
    expect(active[0]).toMatchObject({ attendingBy: { name: 'Mia Chen' }, calledAt: at, position: null });
    expect(waiting.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('ends who is not here once too often, or where the first time ends it', () => {
    const input = { status: 'waiting', from: 'active' };
    for (const others of [{ mostNoShows: 0 }, { noShow: 'cancel' }]) {
      const board = after(41, input, others);
      expect(seen(board)).toBe(' | 42 43 44 45 | 41 40');
      expect(board.ended[0]).toMatchObject({ status: 'canceled', reason: 'no-show', noShows: 1 });
    }
  });

  it('puts who was taken off back to where their number stands', () => {
    const off = after(43, { status: 'canceled', from: 'waiting' });
    expect(seen(after(43, { status: 'waiting', from: 'canceled' }, {}, off))).toBe('41 | 42 43 44 45 | 40');
  });

  it('takes the question after “Cancel” off, and corrects what is written', () => {
    expect(after(44, { reply: 'kept' }).replies).toEqual([]);
    expect(after(44, { note: 'pram', partySize: 4 }).waiting[2]).toMatchObject({ note: 'pram', partySize: 4 });
  });

  it('is the same once the server has done it', () => {
    const board = after(42, { status: 'active', from: 'waiting' });
    expect(after(42, { status: 'active', from: 'waiting' }, {}, board)).toBe(board);
  });
});
