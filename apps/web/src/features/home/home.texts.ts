import { defineTexts, plural } from '../../lib/i18n/texts';

export const homeTexts = defineTexts({
  title: 'Home',
  morning: (name: string) => `Good morning, ${name}`, afternoon: (name: string) => `Good afternoon, ${name}`, evening: (name: string) => `Good evening, ${name}`,
  sending: (count: number) => plural(count, 'One campaign is sending', '# campaigns are sending'),
  waits: (count: number) => plural(count, 'one waits for you', '# wait for you'), waitsAlone: (count: number) => plural(count, 'One campaign waits for you', '# campaigns wait for you'),
  scheduled: (count: number) => plural(count, 'One campaign is scheduled', '# campaigns are scheduled'), quiet: 'Nothing is being sent',
  newCampaign: 'New campaign', retry: 'Try again',
  attention: {
    title: 'Needs your attention', show: 'Show', decide: 'Decide', read: 'Read', topUp: 'Top up',
    aboveQuote: (name: string) => `“${name}” waits for your yes`, aboveQuoteText: 'It costs more than you agreed to. Nothing is sent until you decide.',
    tooLate: (name: string) => `“${name}” is late`, tooLateText: 'Its time has passed. Nothing is sent until you decide.',
    manual: (name: string) => `“${name}” is paused`, manualText: (left: number) => `${plural(left, '# person waits', '# people wait')} until somebody resumes it.`,
    window: (name: string) => `“${name}” waits for the send window`, windowText: 'You do not need to do anything. It goes on by itself.',
    checking: (count: number) => `We are checking ${plural(count, '# message', '# messages')} with the carrier`, checkingText: 'You do not need to do anything. Nobody is texted twice.',
    notSent: (name: string) => `“${name}” was not sent`, notSentText: 'The balance was too low. Nothing was charged.',
    replies: (count: string, one: boolean) => `${count} new ${one ? 'reply' : 'replies'}`, said: (who: string, text: string) => `${who}: “${text}”`,
  },
  balance: {
    title: 'Balance', history: 'History', enough: (count: string) => `Enough for ${count} one-part texts`, notEnough: 'Not enough for a text', held: 'Held for running campaigns', month: 'Campaigns this month', topUp: 'Top up', error: 'Your balance could not be loaded.', gst: 'GST excluded',
  },
});
