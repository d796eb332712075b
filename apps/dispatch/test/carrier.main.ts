import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { RawHttp, answer as write, type RawRequest } from './raw-http.js';

/**
 * A carrier for tests, in a process of its own, on bare sockets (it must cost less than what it measures). Accepts what
 * it is sent, without idempotency, remembers every acceptance with its m and a, and fails as it is told to:
 * `PUT /faults { latencyMs, rejectPercent, lostAnswerPercent, timeoutPercent, serverErrorPercent, perSecond, receipts }`.
 * `GET /report` → calls, accepted, messages accepted more than once; `GET /calls` → each call with its time.
 */
interface Accepted {
  sid: string;
  from: string;
  to: string;
  body: string;
  m: string;
  a: string;
  callback: string;
  at: number;
}

interface Call {
  m: string;
  a: string;
  to: string;
  at: number;
}

const faults = {
  latencyMs: 20,
  rejectPercent: 0,
  lostAnswerPercent: 0,
  timeoutPercent: 0,
  serverErrorPercent: 0,
  errorAfterAcceptPercent: 0,
  perSecond: 0,
  showLookUps: true,
  receipts: '',
};
const calls: Call[] = [];
const accepted: Accepted[] = [];
const byPhone = new Map<string, Accepted[]>();
let second = { at: 0, count: 0 };

function reply(socket: Socket, status: number, value: unknown, extra = ''): void {
  write(socket, status, JSON.stringify(value), extra);
}

function answer(socket: Socket, { method, path, body }: RawRequest): void {
  if (method === 'POST' && path === '/carrier/messages') return take(socket, body);
  if (path.startsWith('/carrier/messages?'))
    return lookUp(socket, new URLSearchParams(path.slice(path.indexOf('?') + 1)));
  if (method === 'PUT' && path === '/faults') {
    Object.assign(faults, JSON.parse(body));
    return reply(socket, 200, faults);
  }
  if (path === '/report') return reply(socket, 200, report());
  if (path === '/calls') return reply(socket, 200, calls);
  if (path === '/accepted') return reply(socket, 200, accepted);
  reply(socket, 404, {});
}

const happens = (percent: number): boolean => percent > 0 && Math.random() * 100 < percent;

function take(socket: Socket, text: string): void {
  const { from, to, body, statusCallback } = JSON.parse(text) as {
    from: string;
    to: string;
    body: string;
    statusCallback: string;
  };
  const query = new URLSearchParams(statusCallback.slice(statusCallback.indexOf('?') + 1));
  const [m, a] = [query.get('m') ?? '', query.get('a') ?? ''];
  const now = Date.now();
  calls.push({ m, a, to, at: now });
  if (faults.perSecond > 0) {
    if (now - second.at >= 1_000) second = { at: now, count: 0 };
    second.count += 1;
    if (second.count > faults.perSecond) return reply(socket, 429, { code: 20429 }, 'retry-after: 1\r\n');
  }
  if (happens(faults.timeoutPercent)) return;
  if (happens(faults.rejectPercent)) return later(() => reply(socket, 400, { code: 21211, message: 'invalid' }));
  if (happens(faults.serverErrorPercent)) return later(() => reply(socket, 500, {}));
  const message: Accepted = {
    sid: `SM${randomBytes(12).toString('hex')}`,
    from,
    to,
    body,
    m,
    a,
    callback: statusCallback,
    at: now,
  };
  accepted.push(message);
  const key = `${to} ${from}`;
  const of = byPhone.get(key);
  if (of === undefined) byPhone.set(key, [message]);
  else of.push(message);
  if (faults.receipts !== '') void sendReceipts(message, faults.receipts.split(','));
  if (happens(faults.lostAnswerPercent)) return later(() => socket.destroy());
  if (happens(faults.errorAfterAcceptPercent)) return later(() => reply(socket, 500, {}));
  later(() => reply(socket, 201, { sid: message.sid, status: 'accepted' }));
}

function later(act: () => void): void {
  if (faults.latencyMs === 0) act();
  else setTimeout(act, faults.latencyMs);
}

function lookUp(socket: Socket, query: URLSearchParams): void {
  const found = faults.showLookUps ? (byPhone.get(`${query.get('to')} ${query.get('from')}`) ?? []) : [];
  reply(socket, 200, {
    messages: found.toReversed().map(({ sid, from, to, body, at }) => ({
      sid,
      from,
      to,
      body,
      status: 'accepted',
      dateCreated: new Date(at).toISOString(),
    })),
  });
}

async function sendReceipts(message: Accepted, statuses: readonly string[]): Promise<void> {
  for (const status of statuses) {
    await fetch(message.callback, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sid: message.sid, status, at: new Date().toISOString() }),
    }).catch(() => undefined);
  }
}

function report(): { calls: number; accepted: number; messages: number; twice: string[]; mostAttempt: number } {
  const times = new Map<string, number>();
  for (const { m } of accepted) times.set(m, (times.get(m) ?? 0) + 1);
  return {
    calls: calls.length,
    accepted: accepted.length,
    messages: times.size,
    twice: [...times].filter(([, n]) => n > 1).map(([m]) => m),
    mostAttempt: calls.reduce((most, { a }) => Math.max(most, Number(a)), 0),
  };
}

process.stdout.write(`carrier at ${await new RawHttp(answer).listen(Number(process.env['PORT'] ?? 0))}\n`);
