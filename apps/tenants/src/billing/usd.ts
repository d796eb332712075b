import { MICROS_PER_UNIT, parseMoney, type Micros } from '@bellbird/money';

/** How Australian dollars are shown in US dollars; decimals as text. */
export interface UsdTerms {
  /** US dollars per Australian dollar. */
  rate: string;
  /** On top, in percent. */
  marginPercent: string;
}

/**
 * What an amount is in US dollars: × rate × (1 + margin / 100), in micro-dollars, cut to the micro. For eyes alone:
 * nothing is ever paid in it.
 */
export function inUsd(amount: Micros, { rate, marginPercent }: UsdTerms): Micros {
  const hundred = 100n * MICROS_PER_UNIT;
  return (amount * parseMoney(rate) * (hundred + parseMoney(marginPercent))) / (MICROS_PER_UNIT * hundred);
}
