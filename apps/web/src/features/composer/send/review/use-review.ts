import { useEffect, useState } from 'react';
import { leadTo } from '../../frame/lead-to';
import type { Block } from '../block/send-block';

/** What the send button does: where something is missing it leads there, else `open`, the last look at the bill. */
export function useReview(block: Block | null, open: () => void): () => void {
  // Pressed a moment before the bill is there: it opens when it is.
  const [isAwaitingBill, setAwaitingBill] = useState(false);
  useEffect(() => {
    if (!isAwaitingBill || block?.reason === 'counting') return;
    setAwaitingBill(false);
    if (block === null) open();
  }, [isAwaitingBill, block]);
  return () => {
    if (block === null) open();
    else if (block.reason === 'counting') setAwaitingBill(true);
    else leadTo(document.querySelector<HTMLElement>(`[data-place=${block.place}]`));
  };
}
