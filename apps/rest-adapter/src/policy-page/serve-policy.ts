import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProductError, ProductError } from '@bellbird/errors';
import { nameRequest, remoteAddressOf, type Logger, type Platform } from '@bellbird/service-host';
import type { GatewayClient } from '../gateway-client.js';
import { pageOfWords, policyDocument, type PolicyDocument, type PublishedPolicy } from './policy-document.js';
import { sendPage } from './send-page.js';

const base = '/privacy-policy/';
const query = `query PolicyPage($tenantUuid: String!) {
  publicPrivacyPolicy(tenantUuid: $tenantUuid) {
    businessName icon { url } logo { url } colours { primary } type content url publishedAt
  }
}`;
const none = [
  'There is no privacy policy here',
  'The address may be incomplete, or the business has not published one. Ask the business.',
] as const;
const tooMany = [
  'Too many visits',
  'This page was opened too often from where you are. Try again in a minute.',
] as const;
const fault = ['The privacy policy could not be loaded', 'This is our fault. Try again in a moment.'] as const;

interface Answer {
  status: number;
  document: PolicyDocument;
  retryAfter?: string;
}

/** `/privacy-policy/{tenantUuid}`, the public page of a business's policy; answers whether a request was for it. */
export function policyServer(
  gateway: GatewayClient,
  { env }: Pick<Platform, 'env'>,
  logger: Logger,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> | undefined {
  const answerTo = async (req: IncomingMessage, tenantUuid: string): Promise<Answer> => {
    try {
      const by = {
        token: null,
        idempotencyKey: null,
        remoteAddress: remoteAddressOf(req, env),
        userAgent: req.headers['user-agent'] ?? '',
      };
      const { data, errors = [] } = await gateway.ask(query, { tenantUuid }, by);
      const policy = data?.['publicPrivacyPolicy'] as PublishedPolicy | null | undefined;
      if (policy) return { status: 200, document: policyDocument(policy) };
      const { code, retryAfterSeconds } = errors[0]?.extensions ?? {};
      if (code === 'not-found') return { status: 404, document: pageOfWords(...none) };
      if (code === 'too-many-requests')
        return { status: 429, document: pageOfWords(...tooMany), retryAfter: String(retryAfterSeconds ?? 60) };
      throw new ProductError('unavailable', errors[0]?.message);
    } catch (error) {
      logger.warn({ err: error }, 'A privacy policy could not be shown');
      return { status: isProductError(error) ? error.statusCode : 500, document: pageOfWords(...fault) };
    }
  };
  return (req, res) => {
    const [path = ''] = (req.url ?? '').split('?');
    if (!path.toLowerCase().startsWith(base)) return undefined;
    nameRequest('GET', `${base}{tenantUuid}`);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return Promise.resolve();
    }
    return answerTo(req, path.slice(base.length).replace(/\/$/, '')).then(({ status, document, retryAfter }) =>
      sendPage(req, res, status, document, retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    );
  };
}
