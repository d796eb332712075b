import { formatBalance, parseMoney, tryParseMoney, type Micros } from '@bellbird/money';
import { billingTexts as t } from '../billing.texts';

/** Of the REST contract: 5.00 to 50,000.00 in whole cents. */
const least: Micros = 5_000_000n;
const most: Micros = 50_000_000_000n;
const cent: Micros = 10_000n;

/** Amounts to choose from. */
export const offeredAmounts = ['20.00', '50.00', '100.00', '250.00', '500.00'] as const;

/** What a person typed, "$1,250.50", as the API's decimal, or what is wrong with it. */
export function readAmount(typed: string): { amount: string } | { wrong: string } {
  const bare = typed.replace(/[\s$]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  const parsed = tryParseMoney(bare);
  if (!parsed.ok && parsed.reason === 'malformed') return { wrong: bare === '' ? t.amountMissing : t.amountMalformed };
  if (!parsed.ok || parsed.micros < least || parsed.micros > most) return { wrong: t.amountRange };
  if (parsed.micros % cent !== 0n) return { wrong: t.amountCents };
  return { amount: formatBalance(parsed.micros) };
}

/** An amount out of the address ("what the campaign lacks"): up to whole cents, within what may be topped up; null where it is none. */
export function amountOfAddress(given: string | null): string | null {
  const parsed = tryParseMoney(given ?? '');
  if (!parsed.ok || parsed.micros <= 0n) return null;
  const whole = ((parsed.micros + cent - 1n) / cent) * cent;
  return formatBalance(whole < least ? least : whole > most ? most : whole);
}

export const sumOf = (a: string, b: string): string => formatBalance(parseMoney(a) + parseMoney(b));
export const isSameAmount = (a: string, b: string): boolean => parseMoney(a) === parseMoney(b);
export const isNothing = (amount: string): boolean => parseMoney(amount) === 0n;
