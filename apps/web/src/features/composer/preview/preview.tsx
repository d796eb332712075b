import { textFor } from '../../../domain/message/counter';
import { PhoneDrawing } from '../../../domain/message/phone-drawing';
import { shownSender } from '../../../domain/senders/sender-words';
import { formatTime, formatWhen } from '../../../lib/format/time';
import { useComposerPart } from '../composer-store';
import { senderTexts } from '../sender/sender.texts';
import { previewTexts as t } from './preview.texts';

export function Preview() {
  const { now, timeZone } = useComposerPart('page', 'now', 'timeZone');
  const { sentText, previewAs, longest, business } = useComposerPart(
    'content',
    'sentText',
    'previewAs',
    'longest',
    'business',
  );
  const { sender } = useComposerPart('senders', 'sender');
  const { schedule } = useComposerPart('timing', 'schedule');
  const at = schedule.at?.instant ?? now;
  return (
    <PhoneDrawing
      sender={sender ? shownSender(sender) : senderTexts.choose}
      clock={formatTime(at, timeZone)}
      when={schedule.at ? formatWhen(at, timeZone, now) : t.today(formatTime(now, timeZone))}
      text={previewAs === null ? longest.text : textFor(sentText, previewAs, business)}
      label={t.title}
      empty={t.empty}
    />
  );
}
