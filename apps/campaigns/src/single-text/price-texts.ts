import type { Tx } from '@bellbird/database';
import { multiplyMoney } from '@bellbird/money';
import { isTextable, parsePhone } from '@bellbird/phone';
import type { SendingTerms } from '../peers/tenants.peer.js';
import type { Refusal } from './refuse-texts.js';
import type { SingleText } from './single-text.js';
import { singleTexts } from './single-text.repository.js';

/** A text whose money may be asked for; micro-dollars. */
export interface Priced {
  text: SingleText;
  price: bigint;
}

/** What can be said of texts before anybody is asked. */
export function judged(texts: readonly SingleText[], now: Date): { refused: Refusal[]; left: SingleText[] } {
  const refused: Refusal[] = [];
  const left: SingleText[] = [];
  for (const text of texts) {
    const parsed = parsePhone(text.phone, text.country as never);
    if (now >= text.notAfter) refused.push({ text, reason: 'too-late' });
    else if (parsed === null || !isTextable(parsed)) refused.push({ text, reason: 'invalid-phone' });
    else left.push(text);
  }
  return { refused, left };
}

/**
 * Fixes prices before money is asked for; what was fixed once stays. Answers those that still ask: others were ended by
 * another worker, while this one stood still for longer than its claim.
 */
export async function fixPrices(tx: Tx, priced: readonly Priced[]): Promise<Priced[]> {
  const fixed = await singleTexts.updateEach(
    tx,
    ['tenantId', 'id', 'state'],
    priced
      .filter(({ text }) => text.price === null)
      .map(({ text: { tenantId, id }, price }) => ({ tenantId, id, state: 'asking' as const, price })),
  );
  const ours = new Set(fixed.map(({ id }) => id));
  return priced.filter(({ text }) => text.price !== null || ours.has(text.id));
}

/** Parts at the country's price; a code is ours to pay. What was fixed once stays. */
export function priceOf({ price, purpose, parts, country }: SingleText, { prices }: SendingTerms): bigint | null {
  if (price !== null) return price;
  if (purpose === 'code') return 0n;
  const each = (prices as Record<string, string>)[country];
  return each === undefined ? null : multiplyMoney(BigInt(each), parts);
}
