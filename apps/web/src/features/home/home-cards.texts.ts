import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

/** Of the cards that come after the first paint: loaded with them. */
export const homeCardTexts = defineTexts({
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
  running: {
    details: 'View details', pause: 'Pause', resume: 'Resume', of: (count: number) => `of ${plural(count, '# person', '# people')}`, spent: (charged: string, total: string) => `${charged} of ${total} spent`,
    preparing: 'Counting people and cost before the first text leaves', progress: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} people handled`, more: (count: number) => plural(count, 'One more campaign is sending', '# more campaigns are sending'),
    legend: { delivered: 'delivered', outbound: 'sent', unknown: 'checking', bounced: 'not delivered', canceled: 'cancelled', pending: 'to go' },
    pauseFailed: (name: string) => `“${name}” was not paused`, resumeFailed: (name: string) => `“${name}” was not resumed`,
  },
  recent: {
    title: 'Recent campaigns', all: 'All campaigns', name: 'Name', status: 'Status', when: 'When', people: 'People', delivered: 'Delivered', cost: 'Cost', none: 'None yet',
    of: (done: string, all: string) => `${done} of ${all}`, error: 'We could not load your campaigns', errorText: 'Campaigns that are sending go on. Check your connection, then try again.',
    emptyTitle: 'Your campaigns stand here', empty: 'Who got it, what it cost, and how far it is. Write the first one; you see the exact cost before anything leaves.', first: 'Write a campaign',
    cards: (people: number) => plural(people, '# person', '# people'),
  },
  setup: {
    title: 'Finish setting up', done: (done: number, all: number) => `${done} of ${all} done`, ready: 'You are all set up', readyText: 'Your first campaign is out. From here on it is your regulars’ turn.', close: 'Close',
    contacts: { todo: 'Add your contacts', done: 'Contacts added', text: 'A spreadsheet with a name and a mobile number is enough.', action: 'Import contacts' },
    sender: { todo: 'Get a number to send from', done: 'Sender ready', text: 'Texts leave from a verified number.', action: 'Sender IDs' },
    topUp: { todo: 'Top up your balance', done: 'Balance topped up', text: 'You pay for what is sent, to the cent.', action: 'Top up' },
    campaign: { todo: 'Send your first campaign', done: 'First campaign sent', text: 'Send yourself a test before everybody gets it.', action: 'Write it' },
  },
  welcome: { title: 'Text your regulars', text: 'Bring in your people, write a text, and see the exact cost before anything leaves.', import: 'Import contacts', add: 'Add one contact' },
});
