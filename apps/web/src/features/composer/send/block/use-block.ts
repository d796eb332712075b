import { useMemo } from 'react';
import { blockOf, type Block, type Known } from './send-block';

/** Why it cannot be sent yet: the same object for as long as it is the same reason. */
export function useBlock(known: Known): Block | null {
  const found = blockOf(known);
  return useMemo(() => found, [found?.reason, found?.place]);
}
