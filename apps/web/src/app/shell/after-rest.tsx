import { BookmarkKey } from './bookmarks/bookmark-star';
import PlatformBanner from './platform-banner';
import { TourGate } from './tour/tour-gate';

/** What stands above a page, or works on it, and can wait for the page. */
export const AfterRest = () => (
  <>
    <PlatformBanner />
    <BookmarkKey />
    <TourGate />
  </>
);
