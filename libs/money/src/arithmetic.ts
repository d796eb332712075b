import { checkedMicros, MoneyError, type Micros } from './micros.js';

export function addMoney(a: Micros, b: Micros): Micros {
  return checkedMicros(a + b);
}

export function subtractMoney(a: Micros, b: Micros): Micros {
  return checkedMicros(a - b);
}

/** The sum of all; only the end result has to fit, as with Postgres `sum()`. */
export function sumMoney(amounts: Iterable<Micros>): Micros {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return checkedMicros(sum);
}

/**
 * Price times a whole count (of parts, of messages). Exact: nothing is rounded inside (reliability.md, section 2).
 * Throws `inexact` for a count that is not a whole number ≥ 0, `out-of-range` when the product is too large.
 */
export function multiplyMoney(price: Micros, count: number | bigint): Micros {
  if (typeof count === 'number' && !Number.isSafeInteger(count))
    throw new MoneyError('inexact', 'A count is a whole number.');
  if (count < 0) throw new MoneyError('inexact', 'A count is not negative.');
  return checkedMicros(price * BigInt(count));
}

/** `value / divisor` rounded to the nearest whole, a tie to the even one; `divisor` > 0. */
export function divideHalfEven(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  const twice = (value % divisor) * 2n;
  const distance = twice < 0n ? -twice : twice;
  const awayFromZero = distance > divisor || (distance === divisor && quotient % 2n !== 0n);
  if (!awayFromZero) return quotient;
  return value < 0n ? quotient - 1n : quotient + 1n;
}
