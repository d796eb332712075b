import { defineTexts, plural } from '../../../../lib/i18n/texts';

/** What is behind the first view of a campaign. */
export const countedTexts = defineTexts({
  variants: {
    shareOf: (at: number, share: number) => `Version ${'ABC'[at]}, for ${share}% of people`,
  },
  resend: {
    title: 'Did not get it',
    missed: (count: number) => `${plural(count, '1 person', '# people')} did not get this text.`,
    nobody: (count: number) =>
      plural(
        count,
        '1 person did not get this text, and can’t be texted right now.',
        '# people did not get this text, and none of them can be texted right now.',
      ),
    action: (count: number, cost: string) =>
      `Resend to ${plural(count, '1 person', '# people')} who did not get it for ${cost}`,
    actionUnpriced: 'Resend to those who did not get it',
  },
  links: {
    title: 'Links',
    nobody: 'Nobody has clicked yet.',
    clicked: (count: number) => `${plural(count, '1 person', '# people')} clicked`,
    machines: (count: number) =>
      `; ${plural(count, '1 more click was likely a machine', '# more clicks were likely machines')}`,
    link: 'Link',
    people: 'People',
    clicks: 'Clicks',
    machinesHead: 'Likely machines',
    unknown: 'We can’t show the clicks on each link right now.',
  },
});
