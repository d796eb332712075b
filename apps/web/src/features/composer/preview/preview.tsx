import { formatTime, formatWhen } from '../../../lib/format/time';
import { textFor } from '../../../ui/message/counter';
import { PhoneDrawing } from '../../../ui/message/phone-drawing';
import { useComposerParts } from '../composer-context';
import { composerTexts } from '../composer.texts';
import { shownSender } from '../sender/sender-words';

const t = composerTexts.preview;

export function Preview() {
  const { draft, previewAs, longest, business, sender, schedule, now, timeZone } = useComposerParts();
  const at = schedule.at?.instant ?? now;
  return (
    <PhoneDrawing
      sender={sender ? shownSender(sender) : composerTexts.sender.choose}
      clock={formatTime(at, timeZone)}
      when={schedule.at ? formatWhen(at, timeZone, now) : t.today(formatTime(now, timeZone))}
      text={previewAs === null ? longest.text : textFor(draft.message, previewAs, business)}
      label={t.title}
      empty={t.empty}
    />
  );
}
