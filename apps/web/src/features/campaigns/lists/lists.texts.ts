import { defineTexts, formatCount, plural } from '../../../lib/i18n/texts';

export const listsTexts = defineTexts({
  history: 'History', drafts: 'Drafts', scheduled: 'Scheduled',
  views: 'Campaigns by state',
  noun: { one: 'campaign', other: 'campaigns' }, draftNoun: { one: 'draft', other: 'drafts' },
  search: 'Search by name', errorTitle: 'We could not load your campaigns', newCampaign: 'New campaign',
  name: 'Name', status: 'Status', type: 'Type', people: 'People', delivered: 'Delivered', cost: 'Cost', started: 'Started', ended: 'Ended', written: 'Written', goesOut: 'Goes out', message: 'Message', parts: 'Parts', reason: 'Reason', none: '–',
  handled: (percent: string) => `${percent} handled`, peopleOf: (count: number) => plural(count, '1 person', '# people'), deliveredOf: (delivered: number, all: number) => `${formatCount(delivered)} of ${formatCount(all)} delivered`,
  reasons: { 'manual-cancellation': 'Cancelled by hand', 'insufficient-funds': 'Balance too low' },
  pauseReasons: { manual: 'Paused by hand', 'cost-above-quote': 'Costs more than agreed', 'send-window': 'Waits for marketing hours', 'too-late': 'Later than wanted' },
  held: 'held',
  delete: 'Delete', edit: 'Edit', resend: 'Resend', cancel: 'Cancel', write: 'Continue writing', noText: 'No text yet',
  deleteHistory: { title: (count: number) => plural(count, 'Delete 1 campaign?', 'Delete # campaigns?'), text: 'Its figures, and who got which text, go with it. This cannot be undone; nothing that was charged comes back.', word: (count: number) => formatCount(count), action: 'Delete for ever', done: (count: number) => plural(count, 'Campaign deleted', '# campaigns deleted') },
  deletedDrafts: (count: number) => plural(count, 'Draft deleted', '# drafts deleted'), draftsBack: (count: number) => plural(count, 'The draft is back', '# drafts are back'), tooManyDrafts: { title: (count: number) => `Delete ${formatCount(count)} drafts?`, text: 'So many cannot be brought back afterwards.' },
  cancelScheduled: { title: (name: string) => `Cancel “${name}”?`, text: (when: string) => `It will not go out ${when}. Nothing has been sent and nothing is charged. It stays in the history, where you can send it again.`, keep: 'Keep it', action: 'Cancel the campaign', done: (name: string) => `“${name}” will not go out` },
  empty: {
    history: { title: 'Your campaigns will stand here', text: 'Write a text, choose who gets it, and see the exact cost before anything leaves. Afterwards every person’s outcome is here.' },
    drafts: { title: 'No drafts', text: 'A campaign that you put aside waits here, as you left it.' },
    scheduled: { title: 'Nothing is scheduled', text: 'Choose a later time in the composer and the campaign waits here until then.' },
  },
});
