import { addressesIn } from '@bellbird/sms-text';

/**
 * What was typed as the web address of a text: `example.com` is `https://example.com`. Null where it is none, or none that
 * is found again whole among the words around it.
 */
export function addressOf(typed: string): string | null {
  const words = typed.trim();
  const address = /^https?:\/\//i.test(words) ? words : `https://${words}`;
  if (addressesIn(address)[0]?.text !== address) return null;
  const { hostname, username, password } = new URL(address);
  // "mia@example.com" would lead to the site, "ftp://example.com" to one called ftp.
  return username + password === '' && /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname) ? address : null;
}
