import { formatBalance, formatExact, multiplyMoney, parseMoney } from '@bellbird/money';
import type { ComposerQuoteQuery } from './quote.generated';

export type Quote = NonNullable<ComposerQuoteQuery['quoteSmsCampaign']>;

/** Above it the person types the amount before it goes, until the business's own setting is known. Decimal AUD for one send. */
export const usualLimit = '100.00';

export interface BillLine {
  people: number;
  parts: number;
  /** Exact decimal; null where people of several prices stand in one line. */
  amount: string | null;
}
export interface Bill {
  lines: BillLine[];
  /** The price of a part, where all have the same. */
  unitPrice: string | null;
  cost: string;
  balance: string;
  balanceAfter: string;
  /** What lacks; null where the balance suffices. */
  missing: string | null;
  /** What the business confirms above; decimal AUD for one send. */
  limit: string;
  needsTyping: boolean;
}

/** The bill as people read it; every figure is the quote's, or exact arithmetic upon it. */
export function billOf(quote: Quote, prices: readonly { price: string }[], limit: string): Bill {
  const [cost, balance] = [parseMoney(quote.cost), parseMoney(quote.balance)];
  // One price for all is proved by the sum; where several could make it no line has an amount of its own.
  const fitting = [...new Set(prices.map(({ price }) => price))].filter(
    (price) => multiplyMoney(parseMoney(price), quote.parts) === cost,
  );
  const unitPrice = fitting.length === 1 && quote.parts > 0 ? fitting[0]! : null;
  const lines = Object.entries((quote.partsPerMessage ?? {}) as Record<string, number>)
    .map(([parts, people]) => ({
      parts: Number(parts),
      people,
      amount: unitPrice === null ? null : formatExact(multiplyMoney(parseMoney(unitPrice), Number(parts) * people)),
    }))
    .filter(({ people }) => people > 0)
    .sort((a, b) => a.parts - b.parts);
  return {
    lines,
    unitPrice,
    cost: quote.cost,
    balance: quote.balance,
    balanceAfter: formatExact(balance - cost),
    missing: quote.sufficient ? null : missingOf(cost, balance),
    limit,
    needsTyping: cost > parseMoney(limit),
  };
}

/** Rounded up to a cent, since nobody can top up less. */
function missingOf(cost: bigint, balance: bigint): string {
  const cent = 10_000n;
  const lacks = cost - balance;
  const cents = (lacks + cent - 1n) / cent;
  return formatExact((cents < 1n ? 1n : cents) * cent);
}

/** What a top-up asks for: what lacks, but the least that a card is charged. Decimal with two places. */
export function topUpFor(missing: string): string {
  const micros = parseMoney(missing);
  const least = parseMoney('5');
  return formatBalance(micros < least ? least : micros);
}

/** Whether what was typed is the amount, with or without dollar sign, commas and cents that are nought. */
export function isTypedAmount(typed: string, cost: string): boolean {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return false;
  return shownAmount(text) === shownAmount(cost);
}

/** "287.68": what the person is asked to type, rounded as the button shows it. */
export const shownAmount = (cost: string): string => formatBalance(parseMoney(cost));
