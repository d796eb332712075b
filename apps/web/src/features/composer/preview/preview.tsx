import { textFor } from '../../../domain/message/counter';
import { PhoneDrawing } from '../../../domain/message/phone-drawing';
import { formatTime, formatWhen } from '../../../lib/format/time';
import { useComposerParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { shownSender } from '../sender/sender-words';

const t = composerTexts.preview;

export function Preview() {
  const { sentText, previewAs, longest, business, sender, schedule, now, timeZone } = useComposerParts(
    'sentText',
    'previewAs',
    'longest',
    'business',
    'sender',
    'schedule',
    'now',
    'timeZone',
  );
  const at = schedule.at?.instant ?? now;
  return (
    <PhoneDrawing
      sender={sender ? shownSender(sender) : composerTexts.sender.choose}
      clock={formatTime(at, timeZone)}
      when={schedule.at ? formatWhen(at, timeZone, now) : t.today(formatTime(now, timeZone))}
      text={previewAs === null ? longest.text : textFor(sentText, previewAs, business)}
      label={t.title}
      empty={t.empty}
    />
  );
}
