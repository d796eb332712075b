import type { NoticeType, Say } from './index.js';

/** What is said of many at once, and where it leads. */
export interface WordsOfMany {
  title: string;
  path: string;
}

const many: Partial<Record<NoticeType, [one: string, other: string]>> = {
  'opt-out': ['1 person opted out', '# people opted out'],
  'opt-in': ['1 person opted back in', '# people opted back in'],
};

/** So many of a day and kind are told as one, of the kinds that have words for many: "14 people opted out". */
export const leastFolded = 3;
export const foldedTypes: readonly string[] = Object.keys(many);

/** Of so many of a kind that is folded. */
export function wordsOfMany(type: string, count: number, { count: say }: Pick<Say, 'count'>): WordsOfMany {
  const [one, other] = many[type as NoticeType] ?? [];
  if (one === undefined || other === undefined) throw new Error(`${type} is not told of many at once.`);
  return { title: say(count, one, other), path: '/notifications?kind=decisions' };
}
