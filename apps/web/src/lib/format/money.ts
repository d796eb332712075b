import { formatBalance, parseMoney, formatUnitPrice as unitPrice } from '@bellbird/money';

/** A decimal string of the API ("105.360000", AUD) as people read it: "$105.36", "−$1,234.50", with a true minus. */
export function formatMoney(amount: string): string {
  return written(formatBalance(parseMoney(amount)));
}

/** The price of a part, four decimals at least: "$0.0800". */
export function formatUnitPrice(amount: string): string {
  return written(unitPrice(parseMoney(amount), 4));
}

/** A price in a sum: as money where it is whole cents ("$0.08"), else in full ("$0.0755"). */
export const formatRate = (amount: string): string =>
  parseMoney(amount) % 10_000n === 0n ? formatMoney(amount) : formatUnitPrice(amount);

/** `a + b` of two decimal strings, as people read it. */
export function formatSum(a: string, b: string): string {
  return written(formatBalance(parseMoney(a) + parseMoney(b)));
}

/** `a` less all the others, as people read it. */
export function formatDifference(a: string, ...others: readonly string[]): string {
  return written(formatBalance(others.reduce((left, other) => left - parseMoney(other), parseMoney(a))));
}

/** Whether `a` is less than `b`, both decimal strings. */
export const isLess = (a: string, b: string): boolean => parseMoney(a) < parseMoney(b);

/** How many one-part texts to the business's own country a balance is enough for; null where that country has no price. */
export function textsFor(
  balance: string,
  prices: readonly { country: string; price: string }[],
  country: string,
): number | null {
  const price = prices.find((each) => each.country === country)?.price;
  if (price === undefined || parseMoney(price) <= 0n) return null;
  const micros = parseMoney(balance);
  return micros <= 0n ? 0 : Number(micros / parseMoney(price));
}

function written(decimal: string): string {
  const negative = decimal.startsWith('-');
  const [whole, fraction] = decimal.replace('-', '').split('.');
  return `${negative ? '\u2212' : ''}$${whole!.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}
