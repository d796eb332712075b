import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../button';
import { countWords, type Counted } from '../../figures/counted';
import type { FilterField } from '../../filter/filter';
import { sentenceOf } from '../../filter/sentence';
import { StatePanel } from '../../states/state-panel';
import { listTexts as t } from '../list-page.texts';
import type { ListState } from '../state/list-state';
import type { CountOf } from '../state/use-list';

interface Way {
  /** Which condition to drop; the search where it is -1. */
  at: number;
  found: Counted;
}

/** Nobody matches: says which condition to drop, and what that gives, by having asked. */
export function NoMatch({
  state,
  fields,
  noun,
  countOf,
  onChange,
}: {
  state: ListState;
  fields: readonly FilterField[];
  noun: { one: string; other: string };
  countOf: CountOf;
  onChange: (change: Partial<ListState>) => void;
}) {
  const [way, setWay] = useState<Way | null>(null);
  const { filters, filtersMatch } = state;
  const search = state.search.trim();
  useEffect(() => {
    let isOver = false;
    // Of an "any" nothing is found by asking less.
    const drops = filtersMatch === 'any' && filters.length > 1 ? [] : filters.map((_, at) => at);
    const ways = [...drops, ...(search === '' ? [] : [-1])];
    void Promise.all(
      ways.map(async (at) => ({
        at,
        found: await (at === -1
          ? countOf({ search: '' })
          : countOf({ filters: filters.filter((__, each) => each !== at) })),
      })),
    )
      .then(
        (found) =>
          !isOver &&
          setWay(found.filter((each) => each.found.count > 0).sort((a, b) => b.found.count - a.found.count)[0] ?? null),
      )
      .catch(() => {});
    return () => void (isOver = true);
  }, [countOf, filters, filtersMatch, search]);

  const title =
    filters.length === 0
      ? t.noMatchSearch(search)
      : filtersMatch === 'any' && filters.length > 1
        ? t.noMatchAny(filters.length, noun.other)
        : t.noMatch(filters.length + (search === '' ? 0 : 1), noun.other);
  const what =
    way === null
      ? null
      : way.at === -1
        ? t.withoutSearch(search, countWords(way.found), way.found.count === 1 ? noun.one : noun.other)
        : t.without(
            sentenceOf(filters[way.at]!, fields),
            countWords(way.found),
            way.found.count === 1 ? noun.one : noun.other,
          );
  return (
    <StatePanel
      icon={SearchX}
      tone="grey"
      title={title}
      actions={
        <>
          {way !== null &&
            (way.at === -1 ? (
              <Button onClick={() => onChange({ search: '' })}>{t.clearSearchShort}</Button>
            ) : (
              <Button onClick={() => onChange({ filters: filters.filter((_, at) => at !== way.at) })}>
                {t.removeThat}
              </Button>
            ))}
          <Button
            variant={way === null ? 'outline' : 'ghost'}
            onClick={() => onChange({ filters: [], filtersMatch: 'all', search: '' })}
          >
            {t.clearAll}
          </Button>
        </>
      }
    >
      {what ?? t.tryOther}
    </StatePanel>
  );
}
