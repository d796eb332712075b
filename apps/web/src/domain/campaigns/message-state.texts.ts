import { defineTexts } from '../../lib/i18n/texts';

/** What the states of one person's text are called. */
export const messageStateTexts = defineTexts({
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  checking: 'Checking',
  undelivered: 'Undelivered',
  rejected: 'Rejected',
  unknown: 'Unknown',
  skipped: 'Not sent',
  leftOut: 'Left out',
});
