import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUuid } from '@bellbird/database';
import { ProductError, type ErrorCode } from '@bellbird/errors';
import { canBeTraced, sampledTraceparent } from '@bellbird/outbox';
import { nameRequest, toErrorAnswer, traceRequests, type Logger } from '@bellbird/service-host';
import type { ProviderReport } from '../channels/provider-webhooks.js';
import type { OpenChannel } from '../channels/registry.js';
import { isSid } from '../channels/sid.js';
import type { InboundSms } from '../inbound/receive-inbound.js';
import type { Receipt } from '../receipts/receipt-log.js';
import { isReceiptStatus, receiptRank } from '../receipts/receipt-rank.js';
import { readBody } from './read-body.js';

/** How the provider of a channel calls back. */
type WebhookChannel = Pick<OpenChannel, 'webhooks' | 'callbacks'>;

export interface WebhookParts {
  /** Those in use; the paths of a provider that is not are not there. */
  channels: readonly WebhookChannel[];
  /** Resolves when it is durable. */
  logReceipt: (receipt: Receipt) => Promise<void>;
  /** Resolves when it is durable and has taken effect. */
  receiveInbound: (sms: InboundSms) => Promise<void>;
  logger: Logger;
}

export type WebhookListener = (req: IncomingMessage, res: ServerResponse) => void;

interface Answer {
  status: number;
  type?: string;
  body?: string;
}

const mostBytes = 65_536;
/** So much, and for so long, of what nobody wants is still read. */
const mostDropped = 16 * 1_024 * 1_024;
const dropMs = 10_000;
const noContent: Answer = { status: 204 };

/**
 * `/webhooks/*` on plain node:http: no framework stands between (Express alone would cut the receipts a second to a
 * quarter). 2xx when it is durable, 403 for a wrong signature, 400 for what cannot be read, 413 for what is too long,
 * 503 where it could not be written and has to come again. Nothing of what came is ever logged.
 */
export function webhookListener(parts: WebhookParts): WebhookListener {
  const paths = new Map(
    parts.channels.flatMap((channel) => {
      const base = `/webhooks/${channel.webhooks.name}`;
      return [
        [`${base}/status`, { channel, take: takeStatus }],
        [`${base}/inbound`, { channel, take: takeInbound }],
      ];
    }),
  );
  if (!canBeTraced()) return listen;
  const trace = traceRequests('dispatch');
  return (req, res) => trace(req, res, () => listen(req, res));

  function listen(req: IncomingMessage, res: ServerResponse): void {
    const url = req.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const wanted = paths.get(path);
    if (wanted === undefined) return refuse(req, res, 'not-found');
    if (req.method !== 'POST') return refuse(req, res, 'method-not-allowed');
    const { channel, take } = wanted;
    nameRequest('POST', path);
    readBody(req, mostBytes)
      .then(async (body): Promise<void> => {
        // Whoever is gone hears nothing; one who calls for a carrier calls again.
        if (body === 'gone') return;
        if (body === 'too-long') return refuse(req, res, 'too-large');
        const said = channel.webhooks.read({ url, headers: req.headers, body });
        const answer =
          said === 'forged'
            ? forged()
            : said === 'unreadable'
              ? unreadable()
              : await take(parts, channel, new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt)), said);
        send(res, answer);
      })
      .catch((error: unknown) => {
        parts.logger.warn({ err: error }, 'A webhook could not be taken; the provider calls again');
        send(res, refusal('unavailable'));
      })
      .catch(() => res.destroy());
  }
}

function refusal(code: ErrorCode, message?: string): Answer {
  const answer = toErrorAnswer(new ProductError(code, message));
  return { status: answer.statusCode, type: 'application/json; charset=utf-8', body: JSON.stringify(answer) };
}

const forged = (): Answer => refusal('forbidden', "The signature is not the carrier's.");
const unreadable = (): Answer => refusal('invalid-input', 'This is no report of the carrier.');

function send(res: ServerResponse, { status, type, body }: Answer): void {
  res.writeHead(status, type === undefined ? {} : { 'content-type': type });
  res.end(body);
}

/**
 * Answers before all is read. The connection ends with that, but not while the caller still sends, or it would see it
 * break instead of the answer: what comes is dropped, up to a bound.
 */
function refuse(req: IncomingMessage, res: ServerResponse, code: ErrorCode): void {
  const { status, type, body = '' } = refusal(code);
  res.writeHead(status, {
    connection: 'close',
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...(status === 405 && { allow: 'POST' }),
  });
  res.write(body);
  let left = mostDropped;
  const end = (): void => void (clearTimeout(timer), res.end());
  const timer = setTimeout(end, dropMs).unref();
  req
    .on('end', end)
    .on('error', end)
    .on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) end();
    });
}

async function takeStatus(
  { logReceipt }: WebhookParts,
  { callbacks }: WebhookChannel,
  query: URLSearchParams,
  { sid, status, errorCode }: ProviderReport,
): Promise<Answer> {
  const about = callbacks.read(query);
  if (about === null) return forged();
  if (status === undefined || !isUuid(about.campaignId) || !isInt4(about.ordinal)) return unreadable();
  if (!isReceiptStatus(status)) return noContent; // a status that we do not know changes nothing, now or later
  const code = Number(errorCode);
  await logReceipt({
    ...about,
    rank: receiptRank[status],
    errorCode: errorCode !== undefined && errorCode !== '' && isInt4(code) ? code : null,
    sid: isSid(sid) ? sid : null,
    traceparent: sampledTraceparent(),
  });
  return noContent;
}

async function takeInbound(
  { receiveInbound }: WebhookParts,
  { webhooks }: WebhookChannel,
  _query: URLSearchParams,
  { sid, from, to, text }: ProviderReport,
): Promise<Answer> {
  if (!isSid(sid) || !from || !to || text === undefined) return unreadable();
  await receiveInbound({ sid, from: storable(from), to: storable(to), text: storable(text) });
  return webhooks.inboundAnswer;
}

/** Postgres keeps no NUL, and a lone surrogate is no text. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const isInt4 = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31;
