import { createContext, useContext } from 'react';
import type { Composer } from './use-composer';

export const ComposerContext = createContext<Composer | null>(null);

/** All that the composer's parts share: the draft, what others say about it, and what can be done. */
export function useComposerParts(): Composer {
  const composer = useContext(ComposerContext);
  if (composer === null) throw new Error('Only inside the composer.');
  return composer;
}
