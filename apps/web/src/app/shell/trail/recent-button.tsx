import { History } from 'lucide-react';
import type { Crumb } from '../../../lib/session/trail';
import { IconButton } from '../../../ui/button';
import { shellTexts as t } from '../shell.texts';
import { lazyOverlay, useOverlay } from '../use-lazy-overlay';

const { Overlay: RecentMenu, fetch } = lazyOverlay(() => import('./recent-menu'));
const triggerId = 'recent-button';
/** Of the line that it begins, which a phone has not. */
const small = { base: '6', md: '6' };

/** Opens the list of the pages that one came through; there from the second page on. */
export function RecentButton({ pages }: { pages: readonly Crumb[] }) {
  const { isOpen, isWanted, set } = useOverlay();
  if (pages.length === 0) return null;
  return (
    <>
      <IconButton
        id={triggerId}
        label={t.recent}
        h={small}
        minW={small}
        ms="-5px"
        color="textThird"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => set(!isOpen)}
      >
        <History aria-hidden size={14} />
      </IconButton>
      {isWanted && <RecentMenu triggerId={triggerId} pages={pages} isOpen={isOpen} onOpenChange={set} />}
    </>
  );
}
