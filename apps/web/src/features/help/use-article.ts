import { useCallback, useEffect, useState } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { problemOf, type Problem } from '../../lib/graph/problem';
import type { HelpArticle } from './help-list';

type Articles = Readonly<Record<string, HelpArticle>>;
/** A file a category: the second article of one is there already. */
const files: Readonly<Record<string, () => Promise<{ articles: Articles }>>> = {
  accounts: () => import('./articles/accounts.generated'),
  audiences: () => import('./articles/audiences.generated'),
  'demand-generation': () => import('./articles/demand-generation.generated'),
  'sms-marketing-campaigns': () => import('./articles/sms-marketing-campaigns.generated'),
  'sms-transactional-campaigns': () => import('./articles/sms-transactional-campaigns.generated'),
};

/** The text of an article; null until it is there. */
export function useArticle(
  category: string | null,
  question: string | null,
): { article: HelpArticle | null; problem: Problem | null; retry: () => void } {
  const [state, setState] = useState<{ of: string; articles: Articles } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    if (category === null) return;
    fetchCode(files[category]!).then(
      ({ articles }) => setState({ of: category, articles }),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, [category]);
  useEffect(load, [load]);
  const isHere = state !== null && state.of === category && question !== null;
  return { article: isHere ? (state.articles[question] ?? null) : null, problem, retry: load };
}
