import { invalidField } from '@bellbird/errors';
import { tryParseMoney, type Micros } from '@bellbird/money';

const least: Micros = 5_000_000n;
const most: Micros = 50_000_000_000n;
const cent: Micros = 10_000n;

/** Micro-dollars of "50.00": 5.00 to 50,000.00 in whole cents (REST contract). @throws 400 on `amount`. */
export function readTopUpAmount(text: unknown): Micros {
  const parsed = tryParseMoney(text);
  if (!parsed.ok && parsed.reason === 'malformed') throw invalidField('amount', 'Give an amount such as "50.00".');
  if (!parsed.ok || parsed.micros < least || parsed.micros > most)
    throw invalidField('amount', 'Top up from $5.00 to $50,000.00.');
  if (parsed.micros % cent !== 0n) throw invalidField('amount', 'Give whole cents.');
  return parsed.micros;
}
