import { CalendarClock } from 'lucide-react';
import { formatDate, formatTime } from '../../../lib/format/time';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { fieldsOf } from '../draft/draft-input';

const t = composerTexts.when;

/** Marketing outside its hours: which they are, and the next time that is allowed, in one tap. */
export function OutsideHours() {
  const { deliveryType } = useDraftParts('deliveryType');
  const {
    change,
    schedule: { nextAllowed },
    timeZone,
  } = useComposerParts('change', 'schedule', 'timeZone');
  if (nextAllowed === null) return null;
  const useNext = (): void => change({ deliveryType: 'later', ...fieldsOf(nextAllowed, timeZone) });
  return (
    <Notice
      icon={CalendarClock}
      tone="amber"
      role="status"
      actions={
        <Button size="sm" onClick={useNext}>
          {t.useNext(formatDate(nextAllowed, timeZone), formatTime(nextAllowed, timeZone))}
        </Button>
      }
    >
      {deliveryType === 'later' ? t.closedThen : t.closedNow}
    </Notice>
  );
}
