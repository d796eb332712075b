import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { store, storedJson } from '../../lib/stored';

const key = 'bellbird.scroll';
/** How long a page may take to be as long as it was before going back to where one stood in it is given up. */
const patienceMs = 1_500;
const title = (): HTMLElement | null => document.getElementById('page-title');

const kept = (): Record<string, number> => (storedJson(key, 'tab') ?? {}) as Record<string, number>;

/**
 * What a browser does at a change of page, and a client must do itself: a new page is read from its top and its title
 * gets the focus, so that a screen reader says it; going back leads to where one stood. A drawer over a list that
 * stays (its title is the same element) changes neither.
 */
export function usePageChange(): void {
  const { key: place, pathname, state } = useLocation();
  // A row that opens beside its list leaves the list where it is.
  const keepsScroll = (state as { keepScroll?: boolean } | null)?.keepScroll === true;
  const kind = useNavigationType();
  const placeNow = useRef(place);
  const shownTitle = useRef<HTMLElement | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const places = kept();
    const note = (): void => void (places[placeNow.current] = window.scrollY);
    const keep = (): boolean =>
      store(key, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-50))), 'tab');
    const onScroll = (): void => {
      note();
      keep();
    };
    addEventListener('scrollend', onScroll);
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scrollend', onScroll);
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    placeNow.current = place;
  }, [place]);

  useEffect(() => {
    const isReload = isFirst.current;
    isFirst.current = false;
    const stayed = shownTitle.current !== null && shownTitle.current.isConnected;
    const stop =
      stayed || keepsScroll ? undefined : kind === 'POP' ? scrollBack(kept()[place] ?? 0) : void window.scrollTo(0, 0);
    const focusing = setTimeout(() => {
      // The element may come with the page's data; until then the last one is not forgotten.
      shownTitle.current = title();
      const { activeElement } = document;
      const isBusy =
        activeElement !== null &&
        activeElement !== document.body &&
        activeElement.closest('main, [role=dialog]') !== null &&
        activeElement !== shownTitle.current;
      if (!isReload && !stayed && !keepsScroll && !isBusy)
        (shownTitle.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
    }, 60);
    return () => {
      clearTimeout(focusing);
      stop?.();
    };
  }, [place, pathname, kind, keepsScroll]);
}

/** Goes to where one stood as soon as the page is long enough, unless the person scrolls meanwhile. */
function scrollBack(to: number): () => void {
  const until = performance.now() + patienceMs;
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
  };
  const attempt = (): void => {
    window.scrollTo(0, to);
    if (Math.abs(window.scrollY - to) < 2 || performance.now() > until) return stop();
    frame = requestAnimationFrame(attempt);
  };
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchmove', stop, { passive: true });
  // With the next frame, which lays the page out anyway: asked for here, it would be laid out once more.
  frame = requestAnimationFrame(attempt);
  return stop;
}
