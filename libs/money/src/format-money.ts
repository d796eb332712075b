import { divideHalfEven } from './arithmetic.js';
import type { Micros } from './micros.js';

/** All six decimals, `"12.345600"`, `"-0.000001"`: the form of JSON and GraphQL. `parseMoney` reads it back exactly. */
export function formatExact(micros: Micros): string {
  return withDecimals(micros, 6);
}

/**
 * A balance as it is shown: `"95.00"`, rounded half to even. Rounded figures are for eyes alone, sums are made of
 * micro-units. `decimals`: the exponent of the currency (AUD 2, JPY 0, KWD 3), see `currencyExponent`.
 */
export function formatBalance(micros: Micros, decimals = 2): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 6) throw new RangeError('decimals are 0 to 6');
  return withDecimals(divideHalfEven(micros, 10n ** BigInt(6 - decimals)), decimals);
}

/**
 * The price of one part, never rounded: six decimals, `"0.080000"`, as price lists give it. With `fewest` (4 or 5)
 * trailing zeros are dropped down to that many, `"0.0800"`, for tables that people read.
 */
export function formatUnitPrice(micros: Micros, fewest: 4 | 5 | 6 = 6): string {
  let text = formatExact(micros);
  for (let drop = 6 - fewest; drop > 0 && text.endsWith('0'); drop--) text = text.slice(0, -1);
  return text;
}

function withDecimals(scaled: bigint, decimals: number): string {
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  const point = digits.length - decimals;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
