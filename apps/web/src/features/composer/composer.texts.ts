import { defineTexts } from '../../lib/i18n/texts';
import { parts } from './counts.texts';

export const composerTexts = defineTexts({
  newCampaign: 'New campaign',
  editScheduled: 'Edit a scheduled campaign',
  loadError: 'We couldn’t open the composer',
  noPermission: 'Campaigns are for campaign editors',
  notEditableTitle: 'This campaign has been sent',
  notEditable: 'A campaign that has been sent can’t be edited. You can send it again as a new one.',
  sendAgain: 'Send it again',
  seeDetails: 'See its details',
  notFoundTitle: 'We can’t find this campaign',
  notFound: 'It may have been deleted. Your other drafts are kept.',
  toDrafts: 'See the drafts',
  rename: 'Rename the campaign',
  nameDone: 'Done',
  copyOf: (name: string) => `${name} (copy)`,
  segmentName: (when: string) => `Chosen on ${when}`,
  segmentMade: (name: string) => `These people are saved as the segment “${name}”.`,
  unreadable: {
    title: 'We couldn’t read who you chose',
    text: 'The link to this page is incomplete, so nobody was chosen. Go back to your contacts and choose them again.',
    toContacts: 'Go to your contacts',
  },
  close: 'Close',
  cancel: 'Cancel',
  more: 'More',
  done: 'Done',
  partsOf: parts,
});
