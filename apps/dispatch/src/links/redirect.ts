import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Keys } from '@bellbird/auth';
import type { Clock, Logger } from '@bellbird/service-host';
import { openCode, type ShortLink } from '@bellbird/short-link';
import { shownUrl } from '@bellbird/short-link/limits';
import type { BlockedHosts } from './blocked-hosts.js';
import type { ClickLog } from './click-log.js';
import { agentOf, clickHint, networkOf } from './click.js';
import type { LinkSet, LinkSets } from './link-sets.js';
import type { SecondLimit } from './second-limit.js';

export interface RedirectParts {
  keys: Keys;
  sets: Pick<LinkSets, 'has' | 'find' | 'contactOf'>;
  clicks: Pick<ClickLog, 'log'>;
  blocked: Pick<BlockedHosts, 'includes'>;
  limit: Pick<SecondLimit, 'takes'>;
  /** Whoever asks, as far as whoever stands before us can be trusted. */
  addressOf: (req: IncomingMessage) => string;
  clock: Clock;
  logger: Logger;
}

export const linkPath = '/l/';

const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
} as const;

interface Found {
  linkSet: number;
  ordinal: number;
  link: number;
  /** Where it leads; of a link that knows who follows it, what stands before them. */
  url: string;
  /** It leads each contact to a place of their own. */
  isOwn: boolean;
  isBlocked: boolean;
}

/** Where it leads whoever followed it; null where it was switched off. */
type Target = string | null;

/**
 * `GET` and `HEAD /l/{code}`: leads on to where a link of a text leads, and changes nothing but the count. What cannot
 * be found, has been altered or is another's is answered alike, after the same work. Nothing of who asks is logged.
 */
export function redirectListener(parts: RedirectParts): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return answer(res, 405, 'This address is only for looking.', { allow: 'GET, HEAD' });
    const address = parts.addressOf(req);
    if (!parts.limit.takes(address))
      return answer(res, 429, 'Too many attempts. Try again later.', { 'retry-after': '1' });
    const [path = ''] = (req.url ?? '').split('?');
    follow(parts, path.slice(linkPath.length), req, address)
      .then((target) => {
        if (target === undefined) return answer(res, 404, 'This link leads nowhere.');
        if (target === null) return answer(res, 410, 'This link has been switched off.');
        answer(res, 302, null, { location: target });
      })
      .catch((error: unknown) => {
        parts.logger.warn({ err: error }, 'A short link could not be looked up');
        answer(res, 503, 'Try again in a moment.', { 'retry-after': '2' });
      })
      .catch(() => res.destroy());
  };
}

async function follow(
  parts: RedirectParts,
  code: string,
  req: IncomingMessage,
  address: string,
): Promise<Target | undefined> {
  const found = await find(parts, code);
  if (found === null) return undefined;
  if (found.isBlocked) return null;
  const { linkSet, ordinal, link, url, isOwn } = found;
  const logged = parts.clicks.log({
    ...{ linkSet, ordinal, link },
    at: parts.clock.now(),
    agent: agentOf(req.headers['user-agent']),
    network: networkOf(address),
    hints: (req.method === 'HEAD' ? clickHint.head : 0) | (isPrefetch(req) ? clickHint.prefetch : 0),
  });
  // Asked while the click is logged: whoever follows it waits once.
  const contactId = isOwn ? await parts.sets.contactOf(linkSet, ordinal) : null;
  await logged;
  return new URL(contactId === null ? url : `${url}/${contactId}`).href;
}

/**
 * A code of the key before opens to a set as unlikely as any guess, so each key's set is looked up. One whose set is in
 * memory is looked for there alone: a database that hangs would hold it up over the set of a key that did not make it.
 */
async function find({ keys, sets, blocked }: RedirectParts, code: string): Promise<Found | null> {
  const opened = keys.map((key) => openCode(key, code));
  for (const each of opened) {
    if (!each.genuine || !sets.has(each.linkSet)) continue;
    const found = foundIn(await sets.find(each.linkSet), each, blocked);
    if (found !== null) return found;
  }
  const known = await Promise.all(opened.map(({ linkSet }) => sets.find(linkSet)));
  for (const [at, each] of opened.entries()) {
    const found = each.genuine ? foundIn(known[at] ?? null, each, blocked) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The link in its set; null where that has no such link, or no such person. */
function foundIn(
  set: LinkSet | null,
  { linkSet, ordinal, link }: ShortLink,
  blocked: RedirectParts['blocked'],
): Found | null {
  const target = set?.urls[link - 1];
  if (set === null || target === undefined || ordinal > set.people) return null;
  const url = shownUrl(target);
  if (!URL.canParse(url)) return null;
  const isBlocked = set.isBlocked || blocked.includes(new URL(url).hostname);
  return { linkSet, ordinal, link, url, isOwn: url !== target, isBlocked };
}

const isPrefetch = ({ headers: said }: IncomingMessage): boolean =>
  [said['purpose'], said['sec-purpose'], said['x-moz']].some((header) => String(header ?? '').includes('prefetch'));

function answer(res: ServerResponse, status: number, text: string | null, more: Record<string, string> = {}): void {
  res.writeHead(status, { ...headers, ...(text !== null && { 'content-type': 'text/plain; charset=utf-8' }), ...more });
  res.end(text ?? undefined);
}
