import { defineTexts } from '../../../lib/i18n/texts';

export const senderTexts = defineTexts({
  title: 'Sender',
  help: 'Who the text comes from.',
  from: 'From',
  canReply: 'Can reply',
  noReplies: 'No replies',
  replies: 'People can reply and send STOP.',
  cannotReply: 'No replies. Add an opt-out link for marketing.',
  verified: 'Verified',
  unverified: 'Shows as “Unverified”',
  errorTitle: 'We couldn’t load your senders',
  choose: 'Choose a sender',
  none: 'There is no sender yet.',
});
