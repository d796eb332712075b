import type { KeyboardEvent } from 'react';
import { useKeys } from '../../../ui/keys/use-keys';
import type { BoardFragment } from '../waiting-list.generated';
import { placeBeside } from './line';
import type { QueueActions, Turn } from './use-board';

interface Parts {
  board: BoardFragment | null;
  actions: QueueActions;
  openId: string | null;
  open: (id: string) => void;
  onAdd: (() => void) | null;
  move: (turn: Turn, place: number) => void;
  mayChange: boolean;
}

const steps: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);
const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** N calls who is next, D is done with who was called last, A adds, 1–9 opens who waits at that place. "/" is the shell's. */
export function useQueueKeys({ board, actions, open, onAdd, mayChange }: Parts): void {
  const isOpen = board?.workDay != null;
  const [called] = board?.active ?? [];
  useKeys(
    {
      n: () => (actions.isCut ? false : void actions.callNext()),
      d: () => (called === undefined ? false : void actions.done(called)),
      a: () => (onAdd === null ? false : onAdd()),
    },
    { isOff: !mayChange || !isOpen },
  );
  useKeys(
    Object.fromEntries(
      places.map((key, at) => [
        key,
        () => {
          const turn = board?.waiting[at];
          return turn === undefined ? false : open(turn.id);
        },
      ]),
    ),
    { isOff: !isOpen },
  );
}

/** Alt with an arrow moves the turn that has the focus, or else the one that is open. */
export const moveByKeys =
  ({ board, openId, move, mayChange }: Parts) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.altKey ? steps.get(event.key) : undefined;
    if (step === undefined || !mayChange || board === null) return;
    const focused = (event.target as HTMLElement).closest<HTMLElement>('[data-turn]')?.dataset['turn'];
    const turn = board.waiting.find(({ id }) => id === (focused ?? openId));
    if (turn === undefined) return;
    event.preventDefault();
    const place = placeBeside(board.waiting, turn, step);
    if (place === null) return;
    move(turn, place);
    // What is put elsewhere in the document loses the focus.
    const target = event.target as HTMLElement;
    requestAnimationFrame(() => target.focus());
  };
