import { useEffect, useRef } from 'react';
import { offerUndo } from '../../../ui/toast/undo';

/** A change that is shown and not sent yet. */
interface Held {
  /** Takes its Undo off the screen. */
  withdraw: () => void;
  undo: () => void;
  send: () => Promise<unknown>;
}

/**
 * Changes that wait for their Undo to be over, by the turn: what texts somebody cannot be taken back. They are sent
 * earlier where something else builds on them, and where the page is left.
 */
export function useHeld() {
  const held = useRef(new Map<string, Held>());
  /** Sends what is held of a turn, or of all, which take their turns at once. */
  const settle = async (id?: string): Promise<void> => {
    const due = [...held.current].filter(([of]) => id === undefined || of === id);
    await Promise.all(
      due.map(([of, { withdraw, send }]) => {
        held.current.delete(of);
        withdraw();
        return send();
      }),
    );
  };
  // A phone that goes into a pocket, or a page that is closed, does not wait for an Undo.
  const settleAll = useRef(settle);
  settleAll.current = settle;
  useEffect(() => {
    const away = (): void => {
      if (document.visibilityState === 'hidden') void settleAll.current();
    };
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, []);
  /** Taken back in eight seconds without anybody having been told of it. */
  const hold = (id: string, title: string, change: { undo: () => void; send: () => Promise<unknown> }): void => {
    const send = (): Promise<unknown> => (held.current.delete(id), change.send());
    const undo = (): void => {
      held.current.delete(id);
      change.undo();
    };
    const withdraw = offerUndo(title, undo, () => void send());
    held.current.set(id, { withdraw, undo, send });
  };
  /** Answers whether something of it was held, and is not any more. */
  const takeBack = (id: string): boolean => {
    const one = held.current.get(id);
    one?.withdraw();
    one?.undo();
    return one !== undefined;
  };
  return { settle, hold, takeBack };
}
