import type { Tx } from '@bellbird/database';
import { multiplyMoney } from '@bellbird/money';
import { isTextable, parsePhone } from '@bellbird/phone';
import type { SendingTerms } from '../peers/tenants.peer.js';
import type { Refusal } from './refuse-texts.js';
import type { SingleText } from './single-text.js';

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
 * Fixes prices before money is asked for; what was fixed once stays, whoever fixed it. Answers those that still ask, at
 * the price that lies there: others were ended by another worker, while this one stood still for longer than its claim.
 */
export async function fixPrices(tx: Tx, tenantId: string, priced: readonly Priced[]): Promise<Priced[]> {
  if (priced.length === 0) return [];
  const fixed = await tx.query<{ id: string; price: bigint }>(
    `update single_text t set price = coalesce(t.price, p.price) from unnest($2::uuid[], $3::bigint[]) p(id, price)
      where t.tenant_id = $1 and t.id = p.id and t.state = 'asking' returning t.id, t.price`,
    [tenantId, priced.map(({ text }) => text.id), priced.map(({ price }) => price)],
  );
  const prices = new Map(fixed.map(({ id, price }) => [id, price]));
  return priced.flatMap(({ text }) => {
    const price = prices.get(text.id);
    return price === undefined ? [] : [{ text, price }];
  });
}

/** Parts at the country's price; a code is ours to pay. What was fixed once stays. */
export function priceOf({ price, purpose, parts, country }: SingleText, { prices }: SendingTerms): bigint | null {
  if (price !== null) return price;
  if (purpose === 'code') return 0n;
  const each = (prices as Record<string, string>)[country];
  return each === undefined ? null : multiplyMoney(BigInt(each), parts);
}
