import { checkedMicros, MICROS_PER_UNIT, MoneyError, type Micros } from './micros.js';

export type ParsedMoney = { ok: true; micros: Micros } | { ok: false; reason: 'malformed' | 'out-of-range' };

/** 13 digits before the point reach past 2^63 micro-units; the bound also keeps hostile input from becoming a huge bigint. */
const decimalForm = /^(-?)(\d{1,13})(?:\.(\d{1,6}))?$/;
const tooLong = /^-?\d{14,40}(?:\.\d{1,6})?$/;

/**
 * Micro-units of a decimal string: `"12.345600"`, `"50.00"`, `"50"`, `"-0.5"`. No exponent, sign of plus, grouping,
 * spaces, or seventh decimal. Throws `MoneyError` (`malformed`, `out-of-range`).
 */
export function parseMoney(text: string): Micros {
  const match = typeof text === 'string' ? decimalForm.exec(text) : null;
  if (!match) {
    if (typeof text === 'string' && tooLong.test(text))
      throw new MoneyError('out-of-range', 'The amount is too large.');
    throw new MoneyError('malformed', 'An amount is written like "12.34", with up to six decimals.');
  }
  const [, sign, units = '0', fraction = ''] = match;
  const micros = BigInt(units) * MICROS_PER_UNIT + BigInt(fraction.padEnd(6, '0'));
  return checkedMicros(sign ? -micros : micros);
}

/** `parseMoney` for input from outside: the failure is a value, not an exception. */
export function tryParseMoney(text: unknown): ParsedMoney {
  try {
    return { ok: true, micros: parseMoney(text as string) };
  } catch (error) {
    if (error instanceof MoneyError && (error.reason === 'malformed' || error.reason === 'out-of-range')) {
      return { ok: false, reason: error.reason };
    }
    throw error;
  }
}
