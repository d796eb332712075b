import type { ToastKind } from './toast';

/** A toast on the screen, as far as its place among the others goes. */
export interface Piled {
  id: string;
  kind: ToastKind;
  /** A dialog has opened since it was shown. */
  isCovered: boolean;
}

/** More than these would lie on the page itself. */
export const mostShown = 2;

/** Those that are only counted, not shown, until somebody asks for them: of a pile with its newest first. */
export function foldedOf(pile: readonly Piled[], isOpen: boolean): readonly Piled[] {
  return isOpen ? [] : pile.filter(({ isCovered }, place) => isCovered || place >= mostShown);
}

/**
 * What a dialog that opens makes of them: it is to be read without anything upon it. News was there to be read and goes;
 * what can still be taken back is folded, since the person would lose their undo by opening something else.
 */
export function coveredBy(pile: readonly Piled[]): { stay: readonly Piled[]; go: readonly Piled[] } {
  return {
    stay: pile.filter(({ kind }) => kind === 'undo').map((each) => ({ ...each, isCovered: true })),
    go: pile.filter(({ kind }) => kind !== 'undo'),
  };
}
