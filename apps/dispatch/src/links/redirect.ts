import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Keys } from '@bellbird/auth';
import type { Clock, Logger } from '@bellbird/service-host';
import { openCode } from '@bellbird/short-link';
import { contactInTarget } from '@bellbird/short-link/limits';
import type { BlockedHosts } from './blocked-hosts.js';
import type { ClickLog } from './click-log.js';
import { agentOf, clickHint, networkOf } from './click.js';
import type { LinkSets } from './link-sets.js';
import type { SecondLimit } from './second-limit.js';

export interface RedirectParts {
  keys: Keys;
  sets: LinkSets;
  clicks: Pick<ClickLog, 'log'>;
  blocked: BlockedHosts;
  limit: SecondLimit;
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
  url: URL;
  isBlocked: boolean;
}

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
      .then((found) => {
        if (found === null) return answer(res, 404, 'This link leads nowhere.');
        if (found.isBlocked) return answer(res, 410, 'This link has been switched off.');
        answer(res, 302, null, { location: found.url.href });
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
): Promise<Found | null> {
  const found = await find(parts, code);
  if (found === null || found.isBlocked) return found;
  const { linkSet, ordinal, link } = found;
  await parts.clicks.log({
    ...{ linkSet, ordinal, link },
    at: parts.clock.now(),
    agent: agentOf(req.headers['user-agent']),
    network: networkOf(address),
    hints: (req.method === 'HEAD' ? clickHint.head : 0) | (isPrefetch(req) ? clickHint.prefetch : 0),
  });
  return found;
}

/** A code of the key before opens to a set as unlikely as any guess, so each key's set is looked up. */
async function find({ keys, sets, blocked }: RedirectParts, code: string): Promise<Found | null> {
  const opened = keys.map((key) => openCode(key, code));
  const known = await Promise.all(opened.map(({ linkSet }) => sets.find(linkSet)));
  for (const [at, { genuine, linkSet, ordinal, link }] of opened.entries()) {
    const set = known[at];
    const url = set?.urls[link - 1];
    if (!genuine || set == null || url === undefined || ordinal > set.people) continue;
    const own = url.endsWith(`/${contactInTarget}`) ? await ownTarget(sets, url, linkSet, ordinal) : url;
    if (!URL.canParse(own)) continue;
    const target = new URL(own);
    return { linkSet, ordinal, link, url: target, isBlocked: set.isBlocked || blocked.includes(target.hostname) };
  }
  return null;
}

/** A target that knows who follows it, where they are a contact. */
async function ownTarget(sets: LinkSets, url: string, linkSet: number, ordinal: number): Promise<string> {
  const contactId = await sets.contactOf(linkSet, ordinal);
  return contactId === null
    ? url.slice(0, -contactInTarget.length - 1)
    : url.slice(0, -contactInTarget.length) + contactId;
}

const isPrefetch = ({ headers: said }: IncomingMessage): boolean =>
  [said['purpose'], said['sec-purpose'], said['x-moz']].some((header) => String(header ?? '').includes('prefetch'));

function answer(res: ServerResponse, status: number, text: string | null, more: Record<string, string> = {}): void {
  res.writeHead(status, { ...headers, ...(text !== null && { 'content-type': 'text/plain; charset=utf-8' }), ...more });
  res.end(text ?? undefined);
}
