import { isBlockedSite } from '@bellbird/short-link';
import { mostLinks } from '@bellbird/short-link/limits';
import { addressesIn } from '@bellbird/sms-text';
import { launchFields } from './launch-fields.js';

const longestTarget = 2_000;

/** What is wrong with the addresses of one text; null where nothing is. `blockedHosts`: sites that nobody may lead to. */
export function wrongLink(
  text: string,
  { trackLinks, blockedHosts }: { trackLinks: boolean; blockedHosts: readonly string[] },
): string | null {
  const blocked = new Set(blockedHosts);
  for (const { text: address, hasPlaceholder, readings } of addressesIn(text)) {
    const urls = readings.filter((each) => URL.canParse(each)).map((each) => new URL(each));
    if (urls.some(({ hostname }) => isBlockedSite(hostname, blocked))) return "This link's site is blocked.";
    const [url] = urls;
    if (!trackLinks || hasPlaceholder || url === undefined) continue;
    if (url.username !== '' || url.password !== '') return 'A link that is counted has no user name in it.';
    if (address.length > longestTarget) return 'A link that is counted has at most 2,000 characters.';
  }
  return null;
}

/** Whether all texts together hold more links than can be counted. */
export const hasTooManyLinks = (texts: readonly string[], trackLinks: boolean): boolean =>
  launchFields(texts, { trackLinks, reviewUrl: '' }).urls.length > mostLinks;
