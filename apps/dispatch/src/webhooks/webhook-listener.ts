import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@bellbird/service-host';
import type { InboundSms } from '../inbound/receive-inbound.js';
import type { Receipt } from '../receipts/receipt-log.js';
import { isReceiptStatus, receiptRank } from '../receipts/receipt-rank.js';
import type { CallbackUrls } from '../sending/callback-url.js';
import { signedBySandbox } from './sandbox-signature.js';

export interface WebhookParts {
  callbacks: CallbackUrls;
  sandboxKey: string;
  publicUrl: string;
  /** Resolves when it is durable. */
  logReceipt: (receipt: Receipt) => Promise<void>;
  /** Resolves when it is durable and has taken effect. */
  receiveInbound: (sms: InboundSms) => Promise<void>;
  logger: Logger;
}

export type WebhookListener = (req: IncomingMessage, res: ServerResponse) => void;

const mostBytes = 65_536;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/webhooks/*` on plain node:http: no framework stands between (Express alone would cut the receipts a second to a
 * quarter). 204 when it is durable, 403 for a wrong signature, 400 for what cannot be read, 503 where it could not be
 * written and has to come again.
 */
export function webhookListener(parts: WebhookParts): WebhookListener {
  return (req, res) => {
    readBody(req)
      .then((body) => (body === null ? 413 : handle(parts, req, body)))
      .catch((error: unknown) => {
        parts.logger.warn({ err: error }, 'A webhook could not be taken; the provider calls again');
        return 503;
      })
      .then((status) => {
        res.writeHead(status);
        res.end();
      })
      .catch(() => res.destroy());
  };
}

async function handle(parts: WebhookParts, req: IncomingMessage, body: Buffer): Promise<number> {
  const url = req.url ?? '/';
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (path !== '/webhooks/sandbox/status' && path !== '/webhooks/sandbox/inbound') return 404;
  if (req.method !== 'POST') return 405;
  const addresses = [`http://${req.headers.host}${url}`, `${parts.publicUrl}${url}`, `https://${req.headers.host}${url}`];
  if (!signedBySandbox(parts.sandboxKey, addresses, body, single(req.headers['x-sandbox-signature']))) return 403;
  const said = membersOf(body);
  if (said === null) return 400;
  return path === '/webhooks/sandbox/status' ? takeStatus(parts, new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt)), said) : takeInbound(parts, said);
}

async function takeStatus(parts: WebhookParts, query: URLSearchParams, said: Record<string, unknown>): Promise<number> {
  const about = parts.callbacks.read(query);
  if (about === null) return 403;
  const { sid, status, errorCode } = said;
  if (typeof status !== 'string' || !uuid.test(about.campaignId) || !isInt4(about.ordinal)) return 400;
  if (!isReceiptStatus(status)) return 204; // a status that we do not know changes nothing, now or later
  const code = Number(errorCode);
  await parts.logReceipt({ ...about, rank: receiptRank[status], errorCode: errorCode != null && isInt4(code) ? code : null, sid: typeof sid === 'string' ? sid : null });
  return 204;
}

async function takeInbound(parts: WebhookParts, said: Record<string, unknown>): Promise<number> {
  const { sid, from, to, body } = said;
  if (typeof sid !== 'string' || typeof from !== 'string' || typeof to !== 'string' || typeof body !== 'string') return 400;
  // Postgres keeps no NUL, and a lone surrogate is no text.
  await parts.receiveInbound({ sid, from, to, text: body.replaceAll('\0', '').toWellFormed() });
  return 204;
}

const isInt4 = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31;
const single = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

function membersOf(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function readBody(req: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= mostBytes) chunks.push(chunk);
    });
    req.on('end', () => resolve(bytes > mostBytes ? null : chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    req.on('error', reject);
  });
}
