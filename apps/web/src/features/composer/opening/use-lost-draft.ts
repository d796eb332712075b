import { useEffect } from 'react';
import { clock } from '../../../lib/clock';
import { notify } from '../../../ui/toast/notify';
import type { Draft } from '../draft/draft';
import { draftTexts } from '../draft/draft.texts';
import { thisTab } from '../draft/keeping/keeping';
import { forgetKept, writeKept, type slotOf } from '../draft/kept-draft';

interface LostDraft {
  /** What was typed here and is older than what others saved; null where nothing is lost. */
  lost: Draft | null;
  userId: string;
  slot: ReturnType<typeof slotOf>;
  /** Of the campaign as it is now. */
  version: number;
}

/** Says that what was typed here has been overtaken, and brings it back to who asks for it. */
export function useLostDraft({ lost, userId, slot, version }: LostDraft): void {
  useEffect(() => {
    if (lost === null) return;
    forgetKept(userId, slot);
    notify({
      kind: 'async',
      title: draftTexts.lostTitle,
      text: draftTexts.lostText,
      action: {
        label: draftTexts.bringBack,
        run: () => (
          writeKept(userId, slot, {
            draft: lost,
            savedAt: clock.now().toISOString(),
            tab: `${thisTab}.old`,
            base: version,
          }),
          location.reload()
        ),
      },
    });
  }, [lost, userId, slot, version]);
}
