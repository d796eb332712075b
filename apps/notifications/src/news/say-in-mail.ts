import { formatBalance, tryParseMoney } from '@bellbird/money';
import { noticePath, wordsOf, type Say } from '@bellbird/notices';
import { wordsOfMany } from '@bellbird/notices/many';
import type { News } from './news-of.js';

/** One of the news in a mail's words. */
export interface SaidNews {
  title: string;
  text: string;
  url: string;
}

/** A notification in words for somebody who may see money, or may not; `url` leads to what it is about. */
export function sayInMail(
  { type, data, alike }: Pick<News, 'type' | 'data' | 'alike'>,
  seesMoney: boolean,
  publicUrl: string,
): SaidNews {
  const say = sayTo(seesMoney);
  if (alike > 1) {
    const { title, path } = wordsOfMany(type, alike, say);
    return { title, text: '', url: `${publicUrl}${path}` };
  }
  const { title, text = '', to } = wordsOf({ type, data }, say);
  const path = to === undefined || (to === 'billing' && !seesMoney) ? '/notifications' : noticePath(to);
  return { title, text, url: `${publicUrl}${path}` };
}

/** Names and texts of customers stay in the product: a mail knows the number alone. */
const sayTo = (seesMoney: boolean): Say => ({
  money: (amount) => (seesMoney && amount !== '' ? dollars(amount) : ''),
  amount: dollars,
  person: (e164) => spaced(e164),
  text: () => '',
  count: (count, one, other) => (count === 1 ? one : other).replace('#', count.toLocaleString('en-AU')),
  campaign: (name) => (name === null || name.trim() === '' ? 'Untitled campaign' : name),
});

/** "$1,105.36" of "1105.360000". */
function dollars(amount: string): string {
  const read = tryParseMoney(amount);
  if (!read.ok) return amount;
  const [whole = '0', cents = '00'] = formatBalance(read.micros).split('.');
  return `$${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`.replace('$-', '-$');
}

/** "+61 491 570 156" of "+61491570156"; others as they are. */
const spaced = (e164: string): string => e164.replace(/^(\+61)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
