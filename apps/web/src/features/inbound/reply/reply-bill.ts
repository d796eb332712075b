import { formatBalance, multiplyMoney, parseMoney } from '@bellbird/money';
import { countParts, type PartCount } from '@bellbird/sms-text';

/** The server's own bound of a text. */
export const mostCharacters = 1_600;

export interface ReplyBill {
  count: PartCount;
  /** What it costs, a decimal string; of an empty box what its first part would. Null where no price is known. */
  cost: string | null;
  /** Characters beyond the bound. */
  over: number;
  /** What lacks in the balance; null where it is enough, or is not known. */
  lacking: string | null;
}

export interface Terms {
  partPrice: string | null;
  available: string;
}

/** Parts and price of what is written, before it is sent. */
export function billOf(text: string, terms: Terms | null): ReplyBill {
  const count = countParts(text);
  const over = Math.max(0, text.length - mostCharacters);
  if (terms?.partPrice == null) return { count, cost: null, over, lacking: null };
  const cost = multiplyMoney(parseMoney(terms.partPrice), Math.max(1, count.parts));
  const lacking = cost - parseMoney(terms.available);
  return { count, cost: formatBalance(cost), over, lacking: lacking > 0n ? formatBalance(lacking) : null };
}
