import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@bellbird/service-host';
import type { InboundSms } from '../inbound/receive-inbound.js';
import type { Receipt } from '../receipts/receipt-log.js';
import { isReceiptStatus, receiptRank } from '../receipts/receipt-rank.js';
import type { CallbackUrls } from '../sending/callback-url.js';
import { isSid } from '../sms/sid.js';
import type { CarrierReport, CarrierWebhooks } from './carrier-webhooks.js';
import { readBody } from './read-body.js';

export interface WebhookParts {
  /** Of the one carrier that is in use; the paths of another are not there. */
  carrier: CarrierWebhooks;
  callbacks: CallbackUrls;
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
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const noContent: Answer = { status: 204 };

/**
 * `/webhooks/*` on plain node:http: no framework stands between (Express alone would cut the receipts a second to a
 * quarter). 2xx when it is durable, 403 for a wrong signature, 400 for what cannot be read, 413 for what is too long,
 * 503 where it could not be written and has to come again. Nothing of what came is ever logged.
 */
export function webhookListener(parts: WebhookParts): WebhookListener {
  const base = `/webhooks/${parts.carrier.name}`;
  const paths = new Map([[`${base}/status`, takeStatus], [`${base}/inbound`, takeInbound]]);
  return (req, res) => {
    const url = req.url ?? '/';
    const queryAt = url.indexOf('?');
    const take = paths.get(queryAt < 0 ? url : url.slice(0, queryAt));
    if (take === undefined) return refuse(res, 404);
    if (req.method !== 'POST') return refuse(res, 405);
    readBody(req, mostBytes)
      .then((body): Answer | null | Promise<Answer> => {
        if (body === null) return null;
        const said = parts.carrier.read({ url, headers: req.headers, body });
        if (said === 'forged') return { status: 403 };
        if (said === 'unreadable') return { status: 400 };
        return take(parts, new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt)), said);
      })
      .catch((error: unknown): Answer => {
        parts.logger.warn({ err: error }, 'A webhook could not be taken; the provider calls again');
        return { status: 503 };
      })
      .then((answer) => {
        if (answer === null) return refuse(res, 413);
        res.writeHead(answer.status, answer.type === undefined ? {} : { 'content-type': answer.type });
        res.end(answer.body);
      })
      .catch(() => res.destroy());
  };
}

/** Nobody waits for the rest of what they send: the connection ends with the answer. */
function refuse(res: ServerResponse, status: number): void {
  res.writeHead(status, { connection: 'close', ...(status === 405 && { allow: 'POST' }) });
  res.end();
}

async function takeStatus({ callbacks, logReceipt }: WebhookParts, query: URLSearchParams, { sid, status, errorCode }: CarrierReport): Promise<Answer> {
  const about = callbacks.read(query);
  if (about === null) return { status: 403 };
  if (status === undefined || !uuid.test(about.campaignId) || !isInt4(about.ordinal)) return { status: 400 };
  if (!isReceiptStatus(status)) return noContent; // a status that we do not know changes nothing, now or later
  const code = Number(errorCode);
  await logReceipt({ ...about, rank: receiptRank[status], errorCode: errorCode !== undefined && errorCode !== '' && isInt4(code) ? code : null, sid: isSid(sid) ? sid : null });
  return noContent;
}

async function takeInbound({ carrier, receiveInbound }: WebhookParts, _query: URLSearchParams, { sid, from, to, text }: CarrierReport): Promise<Answer> {
  if (!isSid(sid) || !from || !to || text === undefined) return { status: 400 };
  await receiveInbound({ sid, from: storable(from), to: storable(to), text: storable(text) });
  return carrier.inboundAnswer;
}

/** Postgres keeps no NUL, and a lone surrogate is no text. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const isInt4 = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31;
