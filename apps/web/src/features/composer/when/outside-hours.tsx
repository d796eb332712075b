import { CalendarClock } from 'lucide-react';
import { formatDate, formatTime } from '../../../lib/format/time';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useComposerPart } from '../composer-store';
import { fieldsOf } from '../draft/draft-input';
import { whenTexts as t } from './when.texts';

/** Marketing outside its hours: which they are, and the next time that is allowed, in one tap. */
export function OutsideHours() {
  const { deliveryType } = useComposerPart('draft', 'deliveryType');
  const { timeZone } = useComposerPart('page', 'timeZone');
  const { change } = useComposerPart('writing', 'change');
  const {
    schedule: { nextAllowed },
  } = useComposerPart('timing', 'schedule');
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
