/**
 * An amount of money in micro-units: 10⁻⁶ of the currency's unit ($1.00 = 1_000_000n). Always a `bigint`, never a
 * `number`: a `number` is inexact above 2^53 and silently rounds fractions (reliability.md, section 2).
 */
export type Micros = bigint;

export const MICROS_PER_UNIT = 1_000_000n;

/** The bounds of Postgres `bigint`, in which every amount is stored. */
export const MAX_MICROS: Micros = 2n ** 63n - 1n;
export const MIN_MICROS: Micros = -(2n ** 63n);

export type MoneyErrorReason =
  /** Not an optional minus sign, digits, and up to six decimals. */
  | 'malformed'
  /** Would not fit into a Postgres `bigint` of micro-units. */
  | 'out-of-range'
  /** Has a fraction that the target unit cannot hold: half a cent, a tenth of a text part. */
  | 'inexact'
  | 'unknown-currency';

/** Money that cannot be read, stored or converted exactly. Callers turn it into their own answer (400, 422). */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';

  constructor(
    readonly reason: MoneyErrorReason,
    message: string,
  ) {
    super(message);
  }
}

/** The amount itself; throws `out-of-range` when Postgres could not store it. */
export function checkedMicros(micros: Micros): Micros {
  if (micros > MAX_MICROS || micros < MIN_MICROS) throw new MoneyError('out-of-range', 'The amount is too large.');
  return micros;
}
