import { formatMoney } from '../../../lib/format/money';
import { formatCount } from '../../../lib/i18n/texts';
import { estimateTexts as t } from './estimate.texts';
import type { Estimate } from './use-estimates';

type Quote = NonNullable<Estimate>;

/**
 * What an estimate says: whole, or a part of it where each has a place of its own; bare in a column of figures, in whose
 * row "Scheduled" says what they are.
 */
const parts = {
  whole: ({ recipients, cost }: Quote): string => t.about(recipients, formatMoney(cost)),
  people: ({ recipients }: Quote): string => t.aboutCount(recipients),
  namedPeople: ({ recipients }: Quote): string => t.aboutPeople(recipients),
  cost: ({ cost }: Quote): string => t.aboutMoney(formatMoney(cost)),
  barePeople: ({ recipients }: Quote): string => formatCount(recipients),
  bareCost: ({ cost }: Quote): string => formatMoney(cost),
};
export type EstimatePart = keyof typeof parts;

/** An estimate in words, a dash where there is none; undefined while it is asked for. */
export const estimateInWords = (estimate: Estimate, part: EstimatePart): string | undefined =>
  estimate ? parts[part](estimate) : estimate === null ? t.none : undefined;
