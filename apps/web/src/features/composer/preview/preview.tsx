import { formatTime, formatWhen } from '../../../lib/format/time';
import { useComposerParts } from '../composer-context';
import { composerTexts } from '../composer.texts';
import { textFor } from '../message/counter';
import { shownSender } from '../sender/sender-words';
import { PhoneDrawing } from './phone-drawing';

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
      empty={t.empty}
    />
  );
}
