import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

/** How many people a campaign leaves out, by reason: before it is sent and after, in the same words. */
export const leftOutTexts = defineTexts({
  unsubscribed: (count: number) => `${formatCount(count)} opted out`,
  onHold: (count: number) => `${formatCount(count)} on hold`,
  noConsent: (count: number) => `${formatCount(count)} no consent`,
  recentlyAsked: (count: number) => `${formatCount(count)} asked recently`,
  senderCountry: (count: number) => `${formatCount(count)} not reached by this sender`,
  duplicatePhone: (count: number) => `${formatCount(count)} repeated`,
  invalidPhone: (count: number) => plural(count, '1 landline', '# landlines'),
  noPhone: (count: number) => `${formatCount(count)} no phone`,
  noPrice: (count: number) => `${formatCount(count)} country not served`,
  tooLong: (count: number) => `${formatCount(count)} too long`,
  inTrash: (count: number) => `${formatCount(count)} in the bin`,
  unread: (count: number) => plural(count, '1 not readable', '# not readable'),
  other: (count: number) => `${formatCount(count)} other`,
});

/** "17 opted out"; a reason that this release does not know is counted all the same. */
export const leftOutChip = (reason: string, count: number): string =>
  (leftOutTexts[reason as keyof typeof leftOutTexts] ?? leftOutTexts.other)(count);

/** Why one person is left out, in words that hold before a send and after it. */
export const leftOutReasons = defineTexts({
  unsubscribed: 'Opted out of your texts',
  onHold: 'On hold until someone decides what they meant',
  noConsent: 'Gave no consent to marketing',
  recentlyAsked: 'Asked for a review a short while ago',
  senderCountry: 'This sender does not reach their country',
  duplicatePhone: 'Same number as someone else, who gets the text',
  invalidPhone: 'A landline, which can’t get texts',
  noPhone: 'Has no phone number',
  noPrice: 'We do not serve their country yet',
  tooLong: 'Their text would be over 1,600 characters',
  inTrash: 'In the bin',
  unread: 'Not a number or person that we know',
  other: 'Couldn’t be texted',
});

/** Why somebody is left out, as a sentence about them. */
export const leftOutReason = (reason: string | null): string =>
  leftOutReasons[reason as keyof typeof leftOutReasons] ?? leftOutReasons.other;
