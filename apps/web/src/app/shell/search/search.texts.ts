import { defineTexts, formatCount } from '../../../lib/i18n/texts';

export const searchTexts = defineTexts({
  title: 'Search',
  label: 'Search everything',
  help: 'Help, people, campaigns, templates and pages.',
  groups: { help: 'Help', people: 'People', campaigns: 'Campaigns', templates: 'Templates', pages: 'Pages' },
  all: { help: 'All help', people: 'All people', campaigns: 'All campaigns', templates: 'All templates' },
  allPages: (count: number) => `Show all ${formatCount(count)}`,
  hintTitle: 'What are you looking for?',
  hint: 'Type a name, a phone number, the name of a campaign, or a few words of a question.',
  nothingTitle: (typed: string) => `Nothing found for “${typed}”`,
  nothing: 'Try fewer letters, another spelling, or the last digits of a phone number.',
  failed: 'We couldn’t search here.',
  helpFailed: 'We couldn’t search the help centre.',
  found: (count: number) =>
    count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${formatCount(count)} results`,
  again: 'Try again',
});
