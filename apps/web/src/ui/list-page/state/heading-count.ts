import { countWords, type Counted } from '../../figures/counted';
import { listTexts as t } from '../list-page.texts';

/**
 * Beside a list's title: how many there are, and of a list that a filter or the search narrows, how many of them are
 * shown: "12 of 800". With the noun of its rows where the title is of something else: "800 turns". Undefined before
 * anything is known.
 */
export function headingCount(list: HeadedList, noun?: { one: string; other: string }): string | undefined {
  const count = bareCount(list);
  if (count === undefined || noun === undefined) return count;
  return t.counted(count, count === '1' ? noun.one : noun.other);
}

interface HeadedList {
  answer: Counted | null;
  total: Counted | null;
  isNarrowed: boolean;
}

function bareCount({ answer, total, isNarrowed }: HeadedList): string | undefined {
  const all = total === null ? undefined : countWords(total);
  if (!isNarrowed || answer === null) return all;
  const found = countWords(answer);
  return all === undefined || all === found ? found : t.countOf(found, all);
}
