import { useEffect } from 'react';
import { lockWhenIdle } from '../../lib/session/idle-lock';
import { useUser } from '../../lib/session/session';
import { BookmarkKey } from './bookmarks/bookmark-star';
import { WaitingNews } from './news/waiting-news';
import PlatformBanner from './platform-banner';
import { TourGate } from './tour/tour-gate';

/** What stands above a page, or works on it, and can wait for the page. */
export function AfterRest() {
  const minutes = useUser().tenant?.lockAfterMinutes ?? 0;
  // Locks the screen that nobody touches, where the business asks for that.
  useEffect(() => (minutes === 0 ? undefined : lockWhenIdle(minutes)), [minutes]);
  return (
    <>
      <PlatformBanner />
      <BookmarkKey />
      <TourGate />
      <WaitingNews />
    </>
  );
}
