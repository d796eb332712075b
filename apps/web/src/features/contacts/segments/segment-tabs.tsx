import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { formatCount } from '../../../lib/i18n/texts';
import { Tabs } from '../../../ui/tabs';
import { notifyProblem } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { segmentPath } from './segment-state';
import { useSegments } from './use-segments';

/** The saved segments as views over the list, each with how many it holds now. */
export function SegmentTabs() {
  const { segments, isLoading, open, isOpenEdited, isAll, hasMore, more } = useSegments();
  const views = useRef<HTMLElement>(null);
  const running = useRef(false);
  const wanted = useRef<number | null>(null);
  // On to the first of the new ones, since the button moves away.
  useEffect(() => {
    const first = wanted.current === null ? undefined : views.current?.querySelectorAll('a')[wanted.current];
    if (first === undefined) return;
    wanted.current = null;
    first.focus();
  }, [segments.length]);
  // While they are asked for their place is kept, so that the list below does not jump.
  if (segments.length === 0 && !isLoading) return null;
  const state = { keepScroll: true };
  async function showMore(): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      wanted.current = views.current?.querySelectorAll('a').length ?? null;
      await more();
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      running.current = false;
    }
  }
  return (
    <Tabs ref={views} aria-label={t.views}>
      <Link to="/contacts" state={state} {...(isAll && { 'aria-current': 'page' as const })}>
        {t.all}
      </Link>
      {segments.map((segment) => (
        <Link
          key={segment.id}
          to={segmentPath(segment)}
          state={state}
          {...(open?.id === segment.id && { 'aria-current': 'page' as const })}
        >
          {segment.name}
          <Span fontWeight="400" fontSize="13px" fontVariantNumeric="tabular-nums">
            {open?.id === segment.id && isOpenEdited ? t.edited : formatCount(segment.count)}
          </Span>
        </Link>
      ))}
      {hasMore && (
        <chakra.button type="button" cursor="pointer" onClick={() => void showMore()}>
          {t.moreSegments}
          <ChevronRight aria-hidden size={16} />
        </chakra.button>
      )}
    </Tabs>
  );
}
