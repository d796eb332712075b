import { defineTexts, formatCount, plural } from '../../../lib/i18n/texts';

const people = (count: number): string => plural(count, '1 person', '# people');

export const detailsTexts = defineTexts({
  loading: 'Loading the campaign',
  errorTitle: 'We could not load this campaign',
  gone: 'This campaign is not there',
  goneText: 'It may have been deleted, or it belongs to another business.',
  toHistory: 'Go to the history',

  resend: 'Resend', pause: 'Pause', resume: 'Resume', cancelRest: 'Cancel the rest', cancelIt: 'Cancel the campaign', edit: 'Edit', write: 'Continue writing',
  paused: 'Paused. Texts that were on their way still arrive.',

  you: 'You',
  audience: { everybody: 'Everybody', contacts: people, segments: (count: number) => plural(count, '1 segment', '# segments'), groups: (count: number) => plural(count, '1 group', '# groups'), more: (first: string, others: number) => plural(others, `${first} and 1 more`, `${first} and # more`) },
  sender: (name: string, type: string) => `${name}, ${type}`,
  senderType: { 'shared-number': 'shared', 'dedicated-number': 'dedicated', 'phone-number': 'own number', 'business-name': 'business name' },
  started: (when: string) => `Started ${when}`, ended: (when: string) => `Ended ${when}`, created: (when: string) => `Written ${when}`,

  progress: 'Progress',
  handled: (done: number, all: number) => `${formatCount(done)} of ${people(all)} handled`,
  handledOf: (all: number) => `of ${people(all)} handled`,
  legend: { delivered: 'delivered', outbound: 'sent, receipt to come', unknown: 'unknown', bounced: 'not delivered', canceled: 'not sent', pending: 'queued' },
  said: (percent: string) => `${percent} handled`,
  saidDone: 'Everybody is handled.',
  live: (time: string) => `Live, ${time}`,
  asOf: (time: string) => `As of ${time}`,
  reconnecting: (time: string) => `Reconnecting, last news at ${time}`,
  notLaterThan: 'Not later than', endedAt: 'Ended', startedAt: 'Started',

  cancelWindow: { title: (seconds: number) => `Starts in ${plural(seconds, '1 second', '# seconds')}`, text: 'Nothing has left yet. Cancelling now costs nothing.', stop: 'Do not send' },
  wait: {
    audience: { title: 'Putting the audience together', text: 'Every person is checked once more: who opted out, and what each of them would read.' },
    billing: { title: 'Holding the money', text: 'The exact cost is set aside on your balance before the first text leaves.' },
    aboveQuote: {
      title: 'It costs more than you agreed to', text: (allowed: string, now: string) => `The people you chose have changed since. You agreed to ${allowed}; it would be ${now} now. Nothing has been sent.`,
      textWithout: (allowed: string) => `The people you chose have changed since. You agreed to ${allowed}, which is not enough now. Nothing has been sent.`,
      allow: (amount: string) => `Send for up to ${amount}`, still: 'The people have changed again. Look at the new figure.',
    },
    tooLate: { title: 'It is later than you wanted', text: (limit: string) => `It was to go out by ${limit}, so it waits for you. Texts that have left stay sent.`, textWithout: 'The first text should have left within two hours of its time, so it waits for you. Nothing has been sent.', lift: 'Send anyway' },
    sendWindow: { title: 'Waiting for the hours of marketing', text: (when: string) => `It goes on by itself ${when}. Marketing texts leave Monday to Friday 9:00 to 20:00 and Saturday 9:00 to 17:00.`, textWithout: 'It goes on by itself. Marketing texts leave Monday to Friday 9:00 to 20:00 and Saturday 9:00 to 17:00.' },
    manual: { title: 'Paused by your business', text: (left: number) => (left === 0 ? 'It goes on when you resume it.' : `${plural(left, '1 person waits', '# people wait')} until you resume it.`) },
    noFunds: { title: 'The balance was too low, so nothing was sent', text: 'Nobody got a text and nothing was charged. Top up, then send it again.', topUp: 'Top up', askEditor: 'Ask somebody who may top up.' },
    canceling: { title: 'Cancelling', text: 'The last texts are being settled. What is sent stays sent.' },
    scheduled: { title: (when: string) => `Goes out ${when}`, text: (zone: string) => `In the time of ${zone}. The people are chosen at that moment, so who opts out before is left out.` },
  },

  cancelDialog: {
    title: 'Cancel the rest?', titleBefore: 'Cancel this campaign?',
    sentStays: (sent: number) => `${plural(sent, '1 text is', '# texts are')} sent and ${sent === 1 ? 'stays' : 'stay'} sent. A text that leaves at this moment is charged too.`,
    nothingSent: 'Nothing has been sent.',
    notTexted: 'Will not get it', already: 'Sent already', charged: 'Charged so far', returns: 'Held, returns at most', noUndo: 'This cannot be undone. You can send it again to the same people later.',
    keep: 'Keep sending', keepScheduled: 'Keep it',
  },

  funnel: { title: 'From audience to customer', chosen: 'Chosen', leftOut: 'Left out', toSend: 'To send', sent: 'Sent', delivered: 'Delivered', bounced: 'Not delivered', unknown: 'Unknown', canceled: 'Not sent', note: 'Sent counts texts that the network has taken and not handed back.', asTable: 'Show as a table', asBars: 'Show as bars', show: 'Show', step: 'Step', peopleHead: 'People', shareHead: 'Share of those to send' },
  leftOutChips: {
    unsubscribed: (count: number) => `${formatCount(count)} opted out`, noConsent: (count: number) => `${formatCount(count)} no consent`, noPhone: (count: number) => `${formatCount(count)} no phone`, invalidPhone: (count: number) => `${formatCount(count)} not a mobile`,
    duplicatePhone: (count: number) => `${formatCount(count)} repeated`, inTrash: (count: number) => `${formatCount(count)} in the bin`, noPrice: (count: number) => `${formatCount(count)} country not served`, tooLong: (count: number) => `${formatCount(count)} too long`, other: (count: number) => `${formatCount(count)} other`,
  },
  leftOutReasons: {
    unsubscribed: 'Opted out of your texts', noConsent: 'Gave no consent to marketing', noPhone: 'Has no phone number', invalidPhone: 'The number is not a mobile', duplicatePhone: 'Somebody else has the same number', inTrash: 'Was in the bin',
    noPrice: 'We do not serve their country yet', tooLong: 'Their text would be over 1,600 characters',
  },
  leftOutOther: 'Could not be texted',

  cost: {
    title: 'Cost', heldAtStart: (parts: number) => plural(parts, 'Held at the start · 1 part', 'Held at the start · # parts'), charged: 'Charged', held: 'Held', atMost: 'Final cost at most', final: 'Final cost', estimate: 'Most it may cost', agreed: 'You agreed to at most', nothingYet: 'Nothing is held or charged yet.',
    note: 'Exact to the cent, GST excluded. Rejected texts are free.', returned: 'Nothing is held any more: what was not sent is back on your balance.', free: 'Nothing was charged.', later: 'The exact cost is held when it starts.', settling: 'What is not sent returns to your balance in a moment.',
  },
  message: { title: 'Message', readBy: 'As a contact reads it', as: (name: string) => `As ${name} reads it`, someone: 'Someone without a name', partsFor: (parts: number, all: number) => `${plural(parts, '1 part', '# parts')} for ${people(all)}.`, partsOfThis: (name: string, parts: number) => `${name} gets ${plural(parts, '1 part', '# parts')}.`, template: 'With its placeholders, until the people are known.', empty: 'No text yet.' },

  people: 'People', byState: 'People by state', pages: 'Pages of people',
  tabs: { all: 'All', delivered: 'Delivered', outbound: 'Sent', bounced: 'Not delivered', unknown: 'Unknown', pending: 'Queued', canceled: 'Not sent', 'left-out': 'Left out' },
  columns: { person: 'Person', phone: 'Phone', state: 'State', happened: 'What happened', parts: 'Parts', cost: 'Cost', time: 'Time' },
  newRows: (count: number) => `${plural(count, '1 new', '# new')}, show`,
  movedRows: (count: number) => `${plural(count, '1 person has', '# people have')} moved on, show anew`,
  noName: 'No name', noPhone: 'No phone', none: '–',
  range: (from: number, to: number, all: number) => `${formatCount(from)}–${formatCount(to)} of ${formatCount(all)}`,
  previous: 'Previous', next: 'Next',
  recipientsError: 'We could not load the people', partsOf: (parts: number) => plural(parts, '1 part', '# parts'),
  emptyTab: { all: 'Nobody is in this campaign yet', other: 'Nobody is in this state', 'left-out': 'Nobody was left out', text: 'People appear here as the campaign goes on.', textDone: 'See the other tabs for everybody else.' },

  happened: {
    byState: {
      queued: 'Waits for its turn', sending: 'Being handed to the network', accepted: 'Waiting for the phone’s receipt', sent: 'Waiting for the phone’s receipt', delivered: 'Reached the phone',
      checking: 'Unknown, we are checking. Nobody gets it twice', undelivered: 'The network could not reach the phone', failed: 'The network could not deliver it', rejected: 'The network refused it. Not charged',
      unknown: 'The network never said. Not sent again, not charged', skipped: 'Not sent',
    },
    optedOut: 'Opted out before it was sent', invalid: 'The number is not valid', canceled: 'The campaign was cancelled before',
    notInService: 'The number is not in use. Not charged', notMobile: 'The number cannot get texts', unreachable: 'The network could not reach the phone', countryBlocked: 'Their country cannot be texted', optedOutAtCarrier: 'Opted out at the network. Not charged', tooLong: 'The text was too long for the network',
    blocked: 'The phone or its network blocks our texts', filtered: 'The network took it for spam', noWord: 'The network did not say why', networkRefused: 'The network refused us. Not charged', tooLate: 'It could not leave in time. Not charged', networkBusy: 'The network was too busy three times. Not charged', networkAway: 'The network could not be reached. Not charged',
  },
});
