import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProductError, ProductError } from '@bellbird/errors';
import { nameRequest, remoteAddressOf, type Logger, type Platform } from '@bellbird/service-host';
import type { GatewayClient } from '../gateway-client.js';
import { pageOfWords } from '../policy-page/policy-document.js';
import { sendPage } from '../policy-page/send-page.js';
import { discardRest } from '../request/discard-rest.js';

const base = '/t/';
const query = `query TurnLink($code: String!) {
  turnLink(code: $code) { tenantId turnId turnToken }
}`;
const none = [
  'There is no such turn',
  'The link may be incomplete, or the turn is long over. Ask at the counter.',
] as const;
const tooMany = ['Too many tries', 'Try again later, or ask at the counter.'] as const;
const fault = [
  'Your place could not be loaded',
  'This is our fault. You keep your place: try again in a moment.',
] as const;

/** What an address with a right in it carries: nobody keeps it, lists it or hands it on. */
const discreet = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/**
 * `/t/{code}`, the short link in texts of the waiting list: it leads to the page of a turn and changes nothing, whoever
 * follows it. The token stands behind the #, so that no log and no Referer has it. Answers whether a request was for it.
 */
export function turnLinkServer(
  gateway: GatewayClient,
  { env }: Pick<Platform, 'env'>,
  logger: Logger,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> | undefined {
  const answerTo = async (req: IncomingMessage, res: ServerResponse, code: string): Promise<void> => {
    const by = {
      token: null,
      idempotencyKey: null,
      remoteAddress: remoteAddressOf(req, env),
      userAgent: req.headers['user-agent'] ?? '',
    };
    try {
      const { data, errors = [] } = await gateway.ask(query, { code }, by);
      const link = data?.['turnLink'] as { tenantId: string; turnId: string; turnToken: string } | null | undefined;
      if (link) {
        await discardRest(req);
        const location = `/waiting-list/${link.tenantId}?turn=${link.turnId}#${link.turnToken}`;
        return void res.writeHead(302, { ...discreet, location }).end();
      }
      const { code: kind, retryAfterSeconds } = errors[0]?.extensions ?? {};
      if (errors.length === 0 || kind === 'not-found')
        return await sendPage(req, res, 404, pageOfWords(...none), discreet);
      if (kind === 'too-many-requests')
        return await sendPage(req, res, 429, pageOfWords(...tooMany), {
          ...discreet,
          'retry-after': String(retryAfterSeconds ?? 60),
        });
      throw new ProductError('unavailable', errors[0]?.message);
    } catch (error) {
      logger.warn({ err: error }, 'A link of a turn could not be followed');
      await sendPage(req, res, isProductError(error) ? error.statusCode : 500, pageOfWords(...fault), discreet);
    }
  };
  return (req, res) => {
    const [path = ''] = (req.url ?? '').split('?');
    if (!path.startsWith(base)) return undefined;
    nameRequest('GET', `${base}{code}`);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return Promise.resolve();
    }
    return answerTo(req, res, path.slice(base.length));
  };
}
