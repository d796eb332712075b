import { useSyncExternalStore } from 'react';

const listen =
  (query: string) =>
  (changed: () => void): (() => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };

/** Follows a media query. For what differs in structure; mere looks belong to styles. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(listen(query), () => matchMedia(query).matches);

/** Below 768: cards for tables, sheets for popovers. */
export const useIsPhone = (): boolean => useMedia('(max-width: 47.99rem)');
/** From 1200: room for a drawer beside the list. */
export const useIsWide = (): boolean => useMedia('(min-width: 75rem)');
