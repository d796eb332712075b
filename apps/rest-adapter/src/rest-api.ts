import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProductError, ProductError } from '@bellbird/errors';
import { metrics, nameRequest, remoteAddressOf, type Logger, type Platform, type Pulse } from '@bellbird/service-host';
import { fromThrown } from './answer/error-answer.js';
import { etagOf, hasAlready } from './answer/etag.js';
import { nextLink } from './answer/next-link.js';
import { sendError, sendJson } from './answer/send.js';
import { shapeAnswer } from './answer/shape-answer.js';
import { GatewayClient, type AskedBy } from './gateway-client.js';
import { pageOf, sendAsking, sendOutcome, wantsPage, type MailPage } from './mail-page/mail-page.js';
import { requestTimer } from './request-metrics.js';
import type { Door } from './request/caller.js';
import { discardRest } from './request/discard-rest.js';
import { hasLeft } from './request/has-left.js';
import { readAsked } from './request/read-asked.js';
import { readJson } from './request/read-body.js';
import { basicOf, bearerOf, idempotencyKeyOf } from './request/read-headers.js';
import { checkParams, readSegments } from './request/read-path.js';
import { readSearch } from './request/read-search.js';
import type { Compiled, CompiledRoute } from './table/compile.js';
import type { Match, Router } from './table/router.js';
import { passUpload } from './upload/pass-upload.js';

export const base = '/api';

export interface RestParts {
  router: Router<Compiled>;
  door: Door;
  gateway: GatewayClient;
  pulse: Pulse;
  platform: Pick<Platform, 'env' | 'peer' | 'publicUrl'>;
  logger: Logger;
}

/** The handler of everything under /api that the table serves: match, admit, read, ask, answer. */
export function restApi(parts: RestParts): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  // Seen from the first scrape on: the first fault would else be no rise.
  metrics.faults.inc({ service: 'rest-adapter' }, 0);
  return async (req, res) => {
    res.once('close', requestTimer(req, res));
    try {
      await serve(parts, req, res);
    } catch (error) {
      if (hasLeft(req, error)) return;
      const answer = fromThrown(error);
      if (!isProductError(error)) {
        metrics.faults.inc({ service: 'rest-adapter' });
        parts.logger.error({ err: error, traceId: answer.traceId }, 'A request failed');
      } else if (answer.statusCode >= 500)
        parts.logger.warn({ err: error, traceId: answer.traceId }, 'A request could not be served now');
      await sendError(req, res, answer);
    }
  };
}

async function serve(parts: RestParts, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = req.url ?? '/';
  const [path = '', ...search] = url.split('?');
  const match = path.startsWith(`${base}/`)
    ? parts.router.match(readSegments(path.slice(base.length)), methodOf(req))
    : undefined;
  if (match === undefined) throw new ProductError('not-found');
  const allow = allowedBy(match);
  if (req.method === 'OPTIONS') return sendJson(req, res, 204, undefined, { allow });
  const page = mailPageOf(match);
  if (page !== null && methodOf(req) === 'GET') return sendAsking(req, res, page);
  const route = match.methods.get(methodOf(req));
  // HEAD asks like GET, so it must not do what a GET of the contract does that changes something.
  const isServed = route !== undefined && !(req.method === 'HEAD' && !hasHead(route));
  if (!isServed) return sendError(req, res, fromThrown(new ProductError('method-not-allowed')), { allow });

  nameRequest(route.method, `${base}${route.path}`);
  const takesToken = route.kind === 'upload' || route.signsIn === 'token' || route.signsIn === 'maybe';
  const token = takesToken ? bearerOf(req.headers) : null;
  await parts.door.admit(route, token, () => route.kind !== 'upload' && checkParams(match.params, route.ids));
  const by: AskedBy = {
    token,
    idempotencyKey: route.method === 'GET' ? null : idempotencyKeyOf(req.headers),
    remoteAddress: remoteAddressOf(req, parts.platform.env),
    userAgent: req.headers['user-agent'] ?? '',
  };
  const params = readSearch(search.join('?'));
  if (route.kind === 'upload') return passUpload(req, res, route.row, params, by, parts);
  await answerFromGraph(parts, req, res, { route, match, params, by });
}

interface Reading {
  route: CompiledRoute;
  match: Match<Compiled>;
  params: ReadonlyMap<string, string>;
  by: AskedBy;
}

async function answerFromGraph(
  { gateway, platform }: RestParts,
  req: IncomingMessage,
  res: ServerResponse,
  { route, match, params, by }: Reading,
): Promise<void> {
  const { asked, operation, variables } = readAsked(route, {
    params: match.params,
    search: params,
    body: route.method === 'GET' ? undefined : await bodyOf(route, req),
    basic: route.signsIn === 'basic' ? basicOf(req.headers) : null,
    bearer: route.signsIn === 'refresh-token' ? bearerOf(req.headers) : null,
    headers: req.headers,
  });
  const shaped = shapeAnswer(
    route,
    operation,
    asked,
    await gateway.ask(operation.document, variables, by, route.row.straight),
  );
  const { mailPage } = route.row;
  if (mailPage !== undefined && wantsPage(req)) {
    const error = shaped.ok ? null : shaped.error;
    const page = pageOf(error, mailPage);
    if (page !== null) return sendOutcome(req, res, error, page);
  }
  if (!shaped.ok) return sendError(req, res, shaped.error);
  const { status, body, location } = shaped.answer;
  const etag = route.row.revalidated === true ? etagOf(body) : null;
  // It may be kept by who asked, and is asked for anew each time.
  const tagged: Readonly<Record<string, string>> = etag === null ? {} : { etag, 'cache-control': 'private, no-cache' };
  if (etag !== null && hasAlready(req, etag)) return sendJson(req, res, 304, undefined, tagged);
  sendJson(req, res, status, body, {
    ...tagged,
    ...(shaped.nextCursor !== null && { link: nextLink(platform.publicUrl, req.url ?? '', shaped.nextCursor) }),
    ...(location !== undefined && { location: `${base}${location}` }),
  });
}

/** Mail programs post a form to the link of a mail, and all that it says is that it was followed. */
async function bodyOf({ row }: CompiledRoute, req: IncomingMessage): Promise<unknown> {
  if (row.mailPage === undefined) return readJson(req);
  await discardRest(req);
  return undefined;
}

function mailPageOf({ methods }: Match<Compiled>): MailPage | null {
  const post = methods.get('POST');
  return post?.kind === 'graph' ? (post.row.mailPage ?? null) : null;
}

const methodOf = (req: IncomingMessage): string => (req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET'));

const hasHead = (route: Compiled): boolean => route.kind === 'graph' && route.row.operation.kind === 'Query';

function allowedBy(match: Match<Compiled>): string {
  const { methods } = match;
  const get = methods.get('GET');
  const pages = mailPageOf(match) === null ? [] : ['GET', 'HEAD'];
  return [...methods.keys(), ...pages, ...(get !== undefined && hasHead(get) ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}
