import { defineTexts, formatCount } from '../../lib/i18n/texts';

/** How many campaigns stand side by side. */
export const [leastCompared, mostCompared] = [2, 5] as const;

export const compareTexts = defineTexts({
  compare: 'Compare',
  chooseSome: `Choose ${leastCompared} to ${mostCompared}`,
  chosen: (count: number) => `${formatCount(count)} chosen`,
});

export const comparePath = (ids: readonly string[]): string => `/sms-campaigns/compare?ids=${ids.join(',')}`;

/** Why so many cannot be compared; null where they can. */
export const whyNotCompare = (count: number): string | null =>
  count < leastCompared || count > mostCompared ? compareTexts.chooseSome : null;
