import { countWords, type Counted } from '../../figures/counted';
import { listTexts as t } from '../list-page.texts';

/**
 * Beside a list's title: how many there are, and of a list that a filter or the search narrows, how many of them are
 * shown: "12 of 800". Undefined before anything is known.
 */
export function headingCount({
  answer,
  total,
  isNarrowed,
}: {
  answer: Counted | null;
  total: Counted | null;
  isNarrowed: boolean;
}): string | undefined {
  const all = total === null ? undefined : countWords(total);
  if (!isNarrowed || answer === null) return all;
  const found = countWords(answer);
  return all === undefined || all === found ? found : t.countOf(found, all);
}
