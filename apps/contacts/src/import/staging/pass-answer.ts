import type { Encoding } from '@bellbird/field-rules';
import type { Passing, RowFault } from './row-pipeline.js';

/** A piece of the file, its end (null), or the next faults. Plain data: it goes to a thread. */
export type Asked = Uint8Array | readonly RowFault[] | null;

export interface PassAnswer {
  text: string;
  /** It needs the next faults before anything else. */
  isWaiting: boolean;
  encoding?: Encoding;
  rows?: number;
}

/** One step of a pass. */
export function answerOf(passing: Passing, asked: Asked): PassAnswer {
  const answer = step(passing, asked);
  return { ...answer, isWaiting: passing.isWaiting?.() ?? false };
}

function step(passing: Passing, asked: Asked): Omit<PassAnswer, 'isWaiting'> {
  if (asked === null) return passing.end();
  if (asked instanceof Uint8Array)
    return { text: passing.push(Buffer.from(asked.buffer, asked.byteOffset, asked.byteLength)) };
  return { text: passing.tell?.(asked) ?? '' };
}
