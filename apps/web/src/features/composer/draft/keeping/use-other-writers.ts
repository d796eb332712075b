import { useCallback, useEffect, type Dispatch } from 'react';
import type { Toast } from '../../../../ui/toast/notify';
import { sameDraft, type DraftAction } from '../draft';
import { draftTexts as t } from '../draft.texts';
import { draftKey, keptOf, type KeptDraft } from '../kept-draft';
import { thisTab, type Keeping } from './keeping';

/**
 * Takes over what another tab or device writes of the same draft, with a word and a way back; a tab tells by the
 * browser's storage, a device is asked for when one looks at the page again. Gives back what takes a version over.
 */
export function useOtherWriters(
  keeping: Keeping,
  dispatch: Dispatch<DraftAction>,
  tell: (toast: Toast) => unknown,
): (kept: KeptDraft, title: string) => void {
  const adopt = useCallback(
    (kept: KeptDraft, title: string) => {
      const own = keeping.held.current;
      const mine = keeping.latest.current;
      own.base = kept.base;
      own.savedAt = kept.savedAt;
      if (sameDraft(mine, kept.draft)) return;
      own.isPending = false;
      dispatch({ do: 'adopt', draft: kept.draft });
      keeping.setStatus({ kind: 'saved', at: new Date(kept.savedAt) });
      // One word for a whole spell of typing elsewhere.
      if (own.hasTold) return;
      own.hasTold = true;
      tell({
        kind: 'async',
        title,
        text: t.otherTabText,
        action: { label: t.bringBack, run: () => dispatch({ do: 'change', change: mine }) },
      });
    },
    [keeping, dispatch, tell],
  );

  useEffect(() => {
    const { userId, home, slotNow } = keeping;
    const own = keeping.held.current;
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== draftKey(userId, slotNow()) || own.isStopped) return;
      if (event.newValue === null)
        return void tell({ kind: 'async', title: t.sentElsewhere, text: t.sentElsewhereText });
      const kept = keptOf(JSON.parse(event.newValue));
      if (kept !== null && kept.tab !== thisTab && Date.parse(kept.savedAt) >= Date.parse(own.savedAt || '1970-01-01'))
        adopt(kept, t.otherTab);
    };
    const onSeen = (): void => {
      if (document.visibilityState !== 'visible' || home === null || own.isPending || own.isStopped) return;
      void home.read().then(
        (kept) => {
          if (kept === null || own.isPending || kept.tab === thisTab) return;
          if ((kept.base ?? 0) > (own.base ?? 0)) adopt(kept, t.otherDevice);
        },
        () => undefined,
      );
    };
    addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onSeen);
    return () => (removeEventListener('storage', onStorage), document.removeEventListener('visibilitychange', onSeen));
  }, [keeping, adopt, tell]);
  return adopt;
}
