import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorAnswer } from '@bellbird/errors';
import { splitError } from '../answer/error-answer.js';
import { html, type Html } from '../docs/html.js';
import { discardRest } from '../request/discard-rest.js';

/** What a person reads who follows the link of a mail by browser. Looking changes nothing: link scanners look too. */
export interface MailPage {
  title: string;
  text: string;
  button: string;
  done: { title: string; text: string };
  gone: { title: string; text: string };
  /** Asked too often, or while something is down. */
  later: { title: string; text: string };
}

/** Whether who asks is a person with a browser, and no program. */
export const wantsPage = ({ headers }: IncomingMessage): boolean => (headers.accept ?? '').includes('text/html');

/** The page with its one button, which posts to the very address of the page. */
export const sendAsking = (
  req: IncomingMessage,
  res: ServerResponse,
  { title, text, button }: MailPage,
): Promise<void> =>
  send(
    req,
    res,
    200,
    title,
    html`<p>${text}</p>
      <form method="post"><button>${button}</button></form>`,
  );

/** What a person reads of what became of it; null where that is no page. */
export function pageOf(error: ErrorAnswer | null, { done, gone, later }: MailPage): MailPage['done'] | null {
  if (error === null) return done;
  if (error.statusCode === 404) return gone;
  return error.statusCode === 429 || error.statusCode === 503 ? later : null;
}

export const sendOutcome = (
  req: IncomingMessage,
  res: ServerResponse,
  error: ErrorAnswer | null,
  { title, text }: MailPage['done'],
): Promise<void> => {
  const headers = error === null ? {} : splitError(error).headers;
  return send(req, res, error?.statusCode ?? 200, title, html`<p>${text}</p>`, headers);
};

const css = `body{font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#1f1b2e;background:#fff;max-width:480px;margin:15vh auto 0;padding:0 16px}
h1{font-size:24px;line-height:1.25}button{font:inherit;font-weight:600;color:#fff;background:#5c24b8;border:0;border-radius:8px;padding:12px 20px;min-height:44px;cursor:pointer}
button:focus-visible{outline:3px solid #b794f4;outline-offset:2px}
@media(prefers-color-scheme:dark){body{color:#f2eff9;background:#16131f}button{color:#16131f;background:#c4a6ff}}`;
const csp = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  title: string,
  content: Html,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await discardRest(req);
  if (res.headersSent || res.destroyed) return;
  const page = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${html`${title} · Bellbird`.text}</title><style>${css}</style></head>
<body><main><h1>${html`${title}`.text}</h1>${content.text}</main></body></html>
`;
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // The token stands in the address.
    'referrer-policy': 'no-referrer',
    'content-security-policy': csp,
    ...headers,
  });
  res.end(req.method === 'HEAD' ? undefined : page);
}
