import { defineTexts } from '../../../../lib/i18n/texts';
import { people } from '../../counts.texts';

export const sentTexts = defineTexts({
  title: (count: number) => `Sending to ${people(count)}`,
  begins: (seconds: number) => `Starts in ${seconds} s. Nothing has been sent yet.`,
  began: 'Sending has started.',
  cancel: 'Cancel send',
  cancelled: 'The send was cancelled. Nothing was sent.',
  cancelledPart: 'The rest was cancelled. Texts already sent are charged.',
  back: 'Your text is back here.',
  scheduled: 'Scheduled',
  scheduledText: (day: string, time: string) => `It goes out ${day} at ${time}.`,
  earlier: 'It was already sent',
  earlierText:
    'An earlier try got through, with the text as it was then. What you changed since is kept as a new draft.',
  earlierTab: 'This draft was sent in another tab. To send this text as well, press the button again.',
  changed: 'Changes saved',
});
