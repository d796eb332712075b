import { defineTexts, formatCount, plural } from '../../../lib/i18n/texts';
import type { Mark } from './typed';

export const quickTexts = defineTexts({
  title: 'Quick text',
  noPermission: 'Texting is for campaign editors',
  to: 'To',
  help: 'Names, numbers, or paste up to 1,000.',
  field: 'Names or numbers',
  people: 'Contacts',
  chosen: 'Who gets it',
  unnamed: 'Someone without a name',
  noOne: (typed: string) => `No contact is called “${typed}”. Try fewer letters, or type a number.`,
  counted: (count: number, leftOut: number) =>
    leftOut === 0
      ? plural(count, '# person gets it', '# people get it')
      : `${plural(count, '# person gets it', '# people get it')}, and ${formatCount(leftOut)} left out`,
  more: (count: number) => `${formatCount(count)} more`,
  fewer: 'Show fewer',
  takeOut: 'Take out',
  takeOutNamed: (name: string) => `Take out ${name}`,
  takeOutAll: (count: number) => `Take out all ${formatCount(count)}`,
  andMore: (count: number) => `and ${formatCount(count)} more who get nothing`,
  repeated: (count: number) => plural(count, '1 was there already.', '# were there already.'),
  over: (count: number) =>
    `A quick text goes to at most 1,000 people. ${plural(count, '1 was not taken.', '# were not taken.')}`,
  save: (count: number) => plural(count, 'Save the new number as a contact', 'Save the # new numbers as contacts'),
  why: {
    'not-a-number': 'is not a phone number or a contact',
    'too-short': 'is too short for a phone number',
    'too-long': 'is too long for a phone number',
    unknown: 'is not a phone number that exists',
    gone: 'is no longer among your contacts',
    'opted-out': 'has opted out of your texts',
    landline: 'is a landline, which can’t get texts',
    twice: 'is there already, and gets it once',
  } satisfies Record<Mark, string>,
});
