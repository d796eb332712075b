import { defineTexts, plural } from '../../lib/i18n/texts';

export const helpTexts = defineTexts({
  title: 'Help centre',
  lead: 'Short answers, written for who runs a café and not for who runs computers.',
  search: 'Search the help centre',
  found: (count: number) => plural(count, '1 article found', '# articles found'),
  nothingTitle: (typed: string) => `Nothing about “${typed}”`,
  nothing: 'Try fewer or other words, or open a subject below.',
  needed: 'Most needed',
  articles: (count: number) => plural(count, '1 article', '# articles'),
  write: 'Write to us',
  writeText: 'Not answered here? Tell us what you were doing and what you saw. A person reads it.',
  onThisPage: 'On this page',
  related: 'Related',
  previous: 'Previous',
  next: 'Next',
  around: 'Before and after',
  inCategory: (category: string) => `Articles about ${category}`,
  gone: 'There is no such article',
  goneText: 'It may be about a part that is not there yet.',
  toHelp: 'Go to the help centre',
  errorTitle: 'This article could not be loaded',
});
