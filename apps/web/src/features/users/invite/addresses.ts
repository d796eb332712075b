import { isEmail } from '@bellbird/field-rules';
import { inviteTexts as t } from './invite.texts';

/** At once, as the server has it. */
export const mostAtOnce = 50;

/** Addresses as people paste them: by commas, semicolons, spaces or lines, with names around them, some twice. */
export function addressesIn(text: string): string[] {
  const found = text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^[<("']+|[>)"'.]+$/g, ''))
    .filter((part) => part !== '');
  // Of "Sam Ng <sam@example.com>" only the address is meant.
  const hasNames = /<[^<>\s]+@[^<>\s]+>/.test(text);
  return hasNames ? found.filter((part) => part.includes('@')) : found;
}

/** The same address in other letters is one. */
export function withAddresses(before: readonly string[], more: readonly string[]): string[] {
  const all = [...before];
  for (const each of more) if (!all.some((one) => one.toLowerCase() === each.toLowerCase())) all.push(each);
  return all;
}

/** What is wrong with an address; `known` are those the server said are here. */
export function wrongWith(email: string, known: ReadonlySet<string>): string | undefined {
  if (!isEmail(email)) return t.notAddress(email);
  return known.has(email.toLowerCase()) ? t.isHere(email) : undefined;
}
