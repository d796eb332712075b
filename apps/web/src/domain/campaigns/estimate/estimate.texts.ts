import { defineTexts, formatCount, plural } from '../../../lib/i18n/texts';

const people = (count: number): string => plural(count, '1 person', '# people');

/** What a scheduled campaign would come to if it went out now: its people are chosen anew at its time. */
export const estimateTexts = defineTexts({
  none: '–',
  about: (count: number, money: string) => `About ${people(count)}, ${money}`,
  aboutPeople: (count: number) => `About ${people(count)}`,
  aboutCount: (count: number) => `About ${formatCount(count)}`,
  aboutMoney: (money: string) => `About ${money}`,
});
