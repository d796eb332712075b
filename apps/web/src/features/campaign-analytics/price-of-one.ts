import { formatExact, parseMoney } from '@bellbird/money';
import { formatUnitPrice } from '../../lib/format/money';

/** A hundredth of a cent: what a price a person is written to. */
const step = 100n;

/** What one of so many came to, in micro-dollars rounded to a hundredth of a cent, half up; null of nobody. */
export function priceOfOne(charged: string, count: number): bigint | null {
  if (count <= 0) return null;
  const whole = BigInt(count) * step;
  return ((2n * parseMoney(charged) + whole) / (2n * whole)) * step;
}

/** "$0.0801" */
export const formatEach = (micros: bigint): string => formatUnitPrice(formatExact(micros));
