import { defineTexts, formatCount } from '../../../../lib/i18n/texts';

const counted = (words: string, count: number | undefined): string =>
  count === undefined ? words : `${words}: ${formatCount(count)}`;

export const undeliveredTexts = defineTexts({
  title: 'Those who did not get it',
  of: (name: string) => `Those who did not get “${name}”`,
  why: {
    bounced: (count?: number) => counted('It bounced', count),
    canceled: (count?: number) => counted('It was cancelled before it left', count),
    'left-out': (count?: number) => counted('They were left out', count),
  },
  help: 'Anyone who has it, or may have it, does not get it again. People who were left out are checked again.',
});
