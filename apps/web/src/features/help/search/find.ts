export interface Searchable {
  path: string;
  title: string;
  about: string;
  /** Topics and the words of the text, each once, in lower case. */
  words: string;
}

const mostFound = 8;

/** What a word is worth where it stands; its beginning is enough. */
function worth({ title, about, words }: Searchable, word: string): number {
  const begins = (text: string): boolean => new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'iu').test(text);
  if (begins(title)) return 8;
  if (begins(about)) return 4;
  return begins(words) ? 1 : 0;
}

/** The articles that hold every word, the best first. */
export function findHelp(all: readonly Searchable[], typed: string): Searchable[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  return all
    .map((article) => ({ article, worths: words.map((word) => worth(article, word)) }))
    .filter(({ worths }) => worths.every((each) => each > 0))
    .sort((a, b) => sum(b.worths) - sum(a.worths))
    .slice(0, mostFound)
    .map(({ article }) => article);
}
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
