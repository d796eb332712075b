import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, Lock, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { problemOf } from '../../../lib/graph/problem';
import { formatCount } from '../../../lib/i18n/texts';
import { useMay } from '../../../lib/session/session';
import type { FilterState } from '../../../ui/filter/use-filter-bar';
import { useReopenedForm } from '../../../ui/form/state/reopened-form';
import { Tabs } from '../../../ui/tabs/tabs';
import { notifyProblem } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { segmentFormAddress, segmentPath } from './segment-state';
import { useSegments } from './use-segments';

const SegmentDialog = lazy(() => fetchCode(() => import('./segment-dialog')));

/** The saved segments as views over the list, each with how many it holds now, and what makes another. */
export function SegmentTabs() {
  const { segments, open, isOpenEdited, isAll, hasMore, more } = useSegments();
  const mayEdit = useMay('campaign-editor');
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
          {!segment.isPublic && <Lock role="img" aria-label={t.segmentPrivate} size={14} strokeWidth={1.75} />}
          <Span fontWeight="400" fontSize="small" fontVariantNumeric="tabular-nums">
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
      {mayEdit && <NewSegment />}
    </Tabs>
  );
}

/** Keeps the conditions that stand there under a name; where none do, or those of a segment, one is asked for the first. */
function NewSegment() {
  const navigate = useNavigate();
  const { open, isOpenEdited, filters, filtersMatch } = useSegments();
  const [isNaming, setNaming] = useState(false);
  useReopenedForm(segmentFormAddress(undefined), () => setNaming(true));
  const hasNew = filters.length > 0 && (open === null || isOpenEdited);
  const begin = (): void => {
    if (hasNew) return setNaming(true);
    const state: FilterState & { keepScroll: true } = { keepScroll: true, addCondition: true };
    void navigate('/contacts', { state });
  };
  return (
    <>
      <chakra.button type="button" cursor="pointer" aria-label={t.newSegment} title={t.newSegment} onClick={begin}>
        <Plus aria-hidden size={18} strokeWidth={1.75} />
      </chakra.button>
      {isNaming && (
        <Suspense fallback={null}>
          <SegmentDialog segment={null} filters={filters} match={filtersMatch} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
}
