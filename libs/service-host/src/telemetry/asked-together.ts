/**
 * A question that costs more than its answer, asked by anybody: who comes while it is under way gets the same answer, and
 * so does who comes within `keptMs` after it. What it throws is not kept.
 */
export function askedTogether<T>(ask: () => Promise<T>, keptMs = 1_000): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (kept !== undefined && performance.now() < kept.until) return kept.answer;
    const mine = { answer: ask(), until: Infinity };
    kept = mine;
    const isOver = (until: number): void => void (mine.until = until);
    mine.answer.then(
      () => isOver(performance.now() + keptMs),
      () => isOver(0),
    );
    return mine.answer;
  };
}
