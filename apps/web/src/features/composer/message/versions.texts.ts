import { defineTexts, plural } from '../../../lib/i18n/texts';

export const versionsTexts = defineTexts({
  title: 'Versions of the text',
  begin: 'Two versions',
  name: (at: number) => `Version ${'ABC'[at]}`,
  share: (at: number) => `Share of version ${'ABC'[at]}, in per cent`,
  ofPeople: '% of people',
  add: 'Add a version',
  remove: (at: number) => `Remove version ${'ABC'[at]}`,
  sharesWrong: 'The shares must add up to 100.',
  notCounted: 'Each person gets one of them, always the same.',
  figures: (people: number, parts: number, cost: string) =>
    `${plural(people, '1 person gets', '# people get')} this version: ${plural(parts, '1 part', '# parts')}, ${cost}.`,
});
