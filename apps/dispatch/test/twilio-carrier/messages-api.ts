import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Fault } from '../../src/testing/contract-carrier.js';
import { endless } from '../../src/testing/faulty-carrier.js';
import { answer, type RawRequest } from '../raw-http.js';
import { chooseFault, type Behaviour } from './behaviour.js';
import type { MessageBook, TakenText } from './message-book.js';

export interface MessagesApiParts {
  accountSid: string;
  authToken: string;
  book: MessageBook;
  behaviour: Behaviour;
  onTaken: (text: TakenText) => void;
}

export interface CallRecord {
  m: string;
  a: string;
  to: string;
  at: number;
}

/** Twilio's `Messages` resource: create, list, fetch; and every way in which a call of it can fail. */
export class MessagesApi {
  calls: CallRecord[] = [];
  requests = 0;
  private readonly base: string;
  private readonly access: string;
  private second = { at: 0, count: 0 };

  constructor(private readonly parts: MessagesApiParts) {
    this.base = `/2010-04-01/Accounts/${parts.accountSid}/Messages`;
    this.access = `Basic ${Buffer.from(`${parts.accountSid}:${parts.authToken}`).toString('base64')}`;
  }

  handle(socket: Socket, request: RawRequest): void {
    this.requests += 1;
    if (/^authorization: *(.*)$/im.exec(request.head)?.[1]?.trim() !== this.access)
      return refuse(socket, 401, 20003, 'Authenticate');
    const [path, query = ''] = request.path.split('?', 2);
    if (request.method === 'POST' && path === `${this.base}.json`)
      return this.create(socket, new URLSearchParams(request.body));
    if (request.method === 'GET' && path === `${this.base}.json`) return this.list(socket, new URLSearchParams(query));
    const text = path?.startsWith(`${this.base}/`)
      ? this.parts.book.fetch(path.slice(this.base.length + 1, -5))
      : undefined;
    if (request.method === 'GET' && text !== undefined) return answer(socket, 200, this.shown(text));
    refuse(socket, 404, 20404, 'The requested resource was not found');
  }

  private create(socket: Socket, form: URLSearchParams): void {
    const { behaviour } = this.parts;
    const [to, from, body, callback] = ['To', 'From', 'Body', 'StatusCallback'].map((name) => form.get(name) ?? '') as [
      string,
      string,
      string,
      string,
    ];
    const query = new URLSearchParams(callback.slice(callback.indexOf('?') + 1));
    const now = Date.now();
    const call: CallRecord = { m: query.get('m') ?? '', a: query.get('a') ?? '', to, at: now };
    this.calls.push(call);
    if (behaviour.perSecond > 0) {
      if (now - this.second.at >= 1_000) this.second = { at: now, count: 0 };
      this.second.count += 1;
      if (this.second.count > behaviour.perSecond) return this.act(socket, 'throttle', null);
    }
    if (!/^\+[1-9]\d{6,14}$/.test(to))
      return refuse(socket, 400, 21211, `The 'To' number ${to} is not a valid phone number.`);
    if (body === '') return refuse(socket, 400, 21602, 'Message body is required.');
    const text: TakenText = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      from,
      to,
      body,
      m: call.m,
      a: call.a,
      callback,
      validity: Number(form.get('ValidityPeriod')),
      at: now,
      status: 'queued',
    };
    const fault = chooseFault(behaviour);
    const act = (): void => this.later(() => this.act(socket, fault, text));
    if (!isTaken(fault)) return act();
    this.parts.book.take(text, () => {
      this.parts.onTaken(text);
      act();
    });
  }

  private later(act: () => void): void {
    const { latencyMs } = this.parts.behaviour;
    if (latencyMs === 0) act();
    else setTimeout(act, latencyMs);
  }

  private act(socket: Socket, fault: Fault, text: TakenText | null): void {
    if (typeof fault === 'object') return refuse(socket, fault.status, fault.code, 'refused');
    const created = text === null ? '' : this.shown(text);
    switch (fault) {
      case 'accept':
        return answer(socket, 201, created);
      case 'accept-slowly':
        return void setTimeout(() => answer(socket, 201, created), 100);
      case 'throttle':
        return refuse(socket, 429, 20429, 'Too Many Requests', 'retry-after: 2\r\n');
      case 'error-after-accept':
        return refuse(socket, 500, 20500, 'Internal Server Error');
      case 'error':
        return refuse(socket, 503, 20503, 'Service unavailable');
      case 'accept-no-answer':
      case 'no-answer':
        return;
      case 'reset-at-once':
      case 'reset-after-request':
      case 'accept-reset':
        return void socket.resetAndDestroy();
      case 'accept-half-close':
        return void socket.end();
      case 'accept-then-close':
        answer(socket, 201, created);
        return void socket.end();
      case 'drip':
        return drip(socket, created);
      case 'invalid-json':
        return answer(socket, 201, '<html>');
      case 'no-sid':
        return answer(socket, 201, '{}');
      case 'endless':
        return endless(socket);
      case 'redirect':
        return answer(socket, 307, '', 'location: /elsewhere\r\n');
    }
  }

  /** By To, From and DateSent as Twilio: DateSent is of what was sent already, so a queued text has none. */
  private list(socket: Socket, query: URLSearchParams): void {
    const { book, behaviour } = this.parts;
    const visible = Date.now() - behaviour.listedAfterMs;
    const day = query.get('DateSent') ?? query.get('DateSent>') ?? query.get('DateSent<');
    const all = behaviour.showLookUps
      ? book
          .between(query.get('From') ?? '', query.get('To') ?? '')
          .filter(({ at, status }) => at <= visible && (day === null || status !== 'queued'))
      : [];
    const size = Math.min(1_000, Number(query.get('PageSize') ?? 50));
    const page = Number(query.get('Page') ?? 0);
    const shown = all.slice(page * size, (page + 1) * size);
    const at = (n: number): string =>
      `${this.base}.json?${new URLSearchParams({ ...Object.fromEntries(query), PageSize: String(size), Page: String(n), PageToken: `PA${shown.at(-1)?.sid ?? ''}` })}`;
    const next = (page + 1) * size < all.length ? JSON.stringify(at(page + 1)) : 'null';
    answer(
      socket,
      200,
      `{"messages":[${shown.map((text) => this.shown(text)).join(',')}],"page":${page},"page_size":${size},"next_page_uri":${next},"first_page_uri":${JSON.stringify(at(0))},"previous_page_uri":null,"start":${page * size},"end":${page * size + shown.length - 1},"uri":${JSON.stringify(at(page))}}`,
    );
  }

  private shown({ sid, from, to, body, at, status }: TakenText): string {
    const created = rfc2822(at);
    return `{"account_sid":"${this.parts.accountSid}","api_version":"2010-04-01","body":${JSON.stringify(body)},"date_created":"${created}","date_sent":${status === 'queued' ? 'null' : `"${created}"`},"date_updated":"${created}","direction":"outbound-api","error_code":null,"error_message":null,"from":${JSON.stringify(from)},"messaging_service_sid":null,"num_media":"0","num_segments":"1","price":null,"price_unit":"USD","sid":"${sid}","status":"${status}","subresource_uris":{"media":"${this.base}/${sid}/Media.json"},"to":${JSON.stringify(to)},"uri":"${this.base}/${sid}.json"}`;
  }
}

const isTaken = (fault: Fault): boolean =>
  typeof fault === 'string' &&
  [
    'accept',
    'accept-slowly',
    'error-after-accept',
    'accept-no-answer',
    'accept-reset',
    'accept-half-close',
    'accept-then-close',
    'drip',
    'invalid-json',
    'no-sid',
    'endless',
  ].includes(fault);

const rfc2822 = (at: number): string => new Date(at).toUTCString().replace('GMT', '+0000');

function refuse(socket: Socket, status: number, code: number | undefined, message: string, more = ''): void {
  answer(
    socket,
    status,
    JSON.stringify(
      code === undefined ? {} : { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    ),
    more,
  );
}

/** A byte every 50 ms: no time-out between two bytes ever fires. */
function drip(socket: Socket, body: string): void {
  socket.write(
    `HTTP/1.1 201 X\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  let at = 0;
  const timer = setInterval(() => (at < body.length ? socket.write(body[at++]!) : clearInterval(timer)), 50);
  socket.on('close', () => clearInterval(timer));
}
