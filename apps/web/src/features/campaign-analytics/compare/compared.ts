import { estimateInWords, type EstimatePart } from '../../../domain/campaigns/estimate/estimate-words';
import type { Estimate } from '../../../domain/campaigns/estimate/use-estimates';
import { formatShare, shareOf } from '../../../domain/campaigns/shares';
import { formatMoney } from '../../../lib/format/money';
import { formatCount } from '../../../lib/i18n/texts';
import { formatEach, priceOfOne } from '../price-of-one';
import type { ComparedCampaignFragment } from './compare.generated';
import { comparisonTexts as t } from './compare.texts';

export type Compared = Pick<
  ComparedCampaignFragment,
  'id' | 'launchedAt' | 'counts' | 'engagement' | 'cost' | 'trackLinks'
>;

export interface Cell {
  /** Undefined while it is asked for. */
  value: string | undefined;
  /** The share that it is, where it is one. */
  share: string | null;
  isBest: boolean;
}
export interface ComparedRow {
  key: keyof typeof t.rows;
  /** A cell a campaign. */
  cells: Cell[];
}

/** A part of a whole, or a price of one thing: compared exactly, never as it is rounded. */
interface Ratio {
  of: bigint;
  per: bigint;
}

const ratio = (of: number, per: number): Ratio | null =>
  per <= 0 || of > per ? null : { of: BigInt(of), per: BigInt(per) };
const compareRatios = (a: Ratio, b: Ratio): number => Number(a.of * b.per - b.of * a.per);

/** Which of some is the highest, or the lowest; several where they are equal, none where all are, or fewer than two are known. */
function bestOf(ratios: readonly (Ratio | null)[], wanted: 'highest' | 'lowest'): boolean[] {
  const known = ratios.filter((each) => each !== null);
  const sorted = known.toSorted(compareRatios);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (known.length < 2 || compareRatios(lowest!, highest!) === 0) return ratios.map(() => false);
  const best = wanted === 'highest' ? highest! : lowest!;
  return ratios.map((each) => each !== null && compareRatios(each, best) === 0);
}

/** A row of counts that are shares of a whole; null: it was not counted. */
function shares(
  key: ComparedRow['key'],
  all: readonly { part: number | null; whole: number }[],
  wanted: 'highest' | 'lowest',
): ComparedRow {
  const ratios = all.map(({ part, whole }) => (part === null ? null : ratio(part, whole)));
  const best = bestOf(ratios, wanted);
  return {
    key,
    cells: all.map(({ part, whole }, at) => ({
      value: part === null ? t.none : formatCount(part),
      share: part === null || ratios[at] === null ? null : formatShare(shareOf(part, whole)),
      isBest: best[at]!,
    })),
  };
}

/** A row of what one of so many came to, the lowest the best. */
function prices(key: ComparedRow['key'], all: readonly { charged: string; count: number }[]): ComparedRow {
  const each = all.map(({ charged, count }) => priceOfOne(charged, count));
  const cheapest = bestOf(
    each.map((micros) => (micros === null ? null : { of: micros, per: 1n })),
    'lowest',
  );
  return {
    key,
    cells: each.map((micros, at) => ({
      value: micros === null ? t.none : formatEach(micros),
      share: null,
      isBest: cheapest[at]!,
    })),
  };
}

/** Of a campaign that counts no link nobody knows who followed one. */
const clickedOf = ({ engagement, trackLinks }: Compared): number | null =>
  trackLinks || engagement.clickedPeople > 0 ? engagement.clickedPeople : null;

/** Of a campaign that is yet to go out nothing is known but what it would come to: 0 would say that nobody got it. */
export const hasBegun = ({ launchedAt }: Pick<Compared, 'launchedAt'>): boolean => launchedAt !== null;

/**
 * What campaigns are compared by, row by row; of scheduled ones by their estimates, where one may know them. How many
 * people one is for and what it costs in all is no merit.
 */
export function compared(
  all: readonly Compared[],
  estimates: ReadonlyMap<string, Estimate> = new Map(),
): ComparedRow[] {
  const toCome = ({ id }: Compared, part: EstimatePart) =>
    estimates.has(id) ? estimateInWords(estimates.get(id), part) : t.none;
  const plain = (part: EstimatePart, of: (one: Compared) => string): Cell[] =>
    all.map((one) => ({ value: hasBegun(one) ? of(one) : toCome(one, part), share: null, isBest: false }));
  const sharesOf = (of: (one: Compared) => number | null, whole: (counts: Compared['counts']) => number) =>
    all.map((one) => ({ part: hasBegun(one) ? of(one) : null, whole: whole(one.counts) }));
  const ofReached = (of: (one: Compared) => number | null) => sharesOf(of, ({ delivered }) => delivered);
  return [
    { key: 'people', cells: plain('people', ({ counts }) => formatCount(counts.recipients)) },
    shares(
      'delivered',
      sharesOf(
        ({ counts }) => counts.delivered,
        ({ recipients }) => recipients,
      ),
      'highest',
    ),
    shares('clicked', ofReached(clickedOf), 'highest'),
    shares(
      'replied',
      ofReached(({ engagement }) => engagement.replied),
      'highest',
    ),
    shares(
      'optedOut',
      ofReached(({ engagement }) => engagement.optedOut),
      'lowest',
    ),
    { key: 'cost', cells: plain('cost', ({ cost }) => formatMoney(cost.charged)) },
    prices(
      'each',
      all.map(({ cost, counts }) => ({ charged: cost.charged, count: counts.delivered })),
    ),
    prices(
      'click',
      all.map((one) => ({ charged: one.cost.charged, count: clickedOf(one) ?? 0 })),
    ),
  ];
}
