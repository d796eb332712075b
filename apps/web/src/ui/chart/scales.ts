import { scaleLinear } from 'd3-scale';

/** A scale of counts from zero upwards, in px from the top, with a few round ticks that are whole numbers. */
export function countScale(most: number, height: number) {
  const scale = scaleLinear()
    .domain([0, Math.max(most, 1)])
    .nice(4)
    .range([height, 0]);
  return { y: (count: number): number => scale(count), ticks: scale.ticks(4).filter(Number.isInteger) };
}

/**
 * Which of so many points get a word on the axis, where there is room for `most`: evenly from the first on, the last one
 * and the one of now always. None lies so near to those two that the words would touch.
 */
export function ticksShown(count: number, most: number, now: number | null = null): number[] {
  if (count === 0) return [];
  const step = Math.max(1, Math.ceil(count / Math.max(most, 1)));
  const fixed = new Set([count - 1, ...(now === null ? [] : [now])]);
  if (now !== null && now !== count - 1 && count - 1 - now < step) fixed.delete(count - 1);
  const isFree = (at: number): boolean => [...fixed].every((each) => at === each || Math.abs(each - at) >= step);
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) =>
      fixed.has(at) ||
      (at % step === 0 && isFree(at) && !(at !== count - 1 && count - 1 - at < step && fixed.has(count - 1))),
  );
}

/** A figure of 12 px, the widest that an axis has many of. */
const letterWidth = 7;
const betweenWords = 12;

/**
 * Which words stand under an axis, and where their middles are: each under its point, or as near to it as the edges of
 * a drawing of `width` px let it, and none touches another.
 */
export function wordsShown(
  words: readonly string[],
  x: (at: number) => number,
  width: number,
  now: number | null = null,
): { at: number; middle: number }[] {
  const last = words.length - 1;
  const wide = letterWidth * Math.max(0, ...words.map(({ length }) => length));
  const middle = (at: number): number => {
    const half = (letterWidth * words[at]!.length) / 2;
    return Math.max(half, Math.min(x(at), width - half));
  };
  const slot = last > 0 ? (x(last) - x(0)) / last : width;
  // What the edges push the first and the last inwards, their neighbours have to keep clear of.
  const pushed = last > 0 ? middle(0) - x(0) + x(last) - middle(last) : 0;
  const step = Math.max(1, Math.ceil((wide + betweenWords + pushed) / slot));
  return ticksShown(words.length, Math.floor(words.length / step), now).map((at) => ({ at, middle: middle(at) }));
}

/**
 * Heights moved down as little as keeps each `least` px from the next, in their order from the top; where the lowest
 * would stand under `bottom`, up from there.
 */
export function apart(heights: readonly number[], least: number, bottom: number): number[] {
  const placed = [...heights];
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  order.forEach((at, place) => {
    const above = order[place - 1];
    if (above !== undefined) placed[at] = Math.max(placed[at]!, placed[above]! + least);
  });
  order.toReversed().forEach((at, place) => {
    placed[at] = Math.min(placed[at]!, bottom - place * least);
  });
  return placed;
}

/** How many steps a heat map has. */
export const heatSteps = 5;

/**
 * The step of a count, 1 to 5 from fewer to more; 0 for none. Steps grow by one factor, so that a single busy hour does
 * not make all others look alike.
 */
export function heatOf(count: number, most: number): number {
  if (count <= 0) return 0;
  if (count >= most) return heatSteps;
  return 1 + Math.floor((heatSteps * Math.log(count)) / Math.log(most));
}
