import { createServer, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';

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

const faults = { latencyMs: 20, rejectPercent: 0, lostAnswerPercent: 0, timeoutPercent: 0, serverErrorPercent: 0, errorAfterAcceptPercent: 0, perSecond: 0, showLookUps: true, receipts: '' };
const calls: Call[] = [];
const accepted: Accepted[] = [];
const byPhone = new Map<string, Accepted[]>();
let second = { at: 0, count: 0 };

const server = createServer((socket) => {
  socket.setNoDelay(true);
  let pending = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const headEnd = pending.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = pending.toString('latin1', 0, headEnd);
      const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      if (pending.length < headEnd + 4 + length) return;
      const body = pending.toString('utf8', headEnd + 4, headEnd + 4 + length);
      pending = pending.subarray(headEnd + 4 + length);
      const [method, path] = head.slice(0, head.indexOf('\r\n')).split(' ');
      answer(socket, method ?? '', path ?? '', body);
    }
  });
});

function reply(socket: Socket, status: number, value: unknown, extra = ''): void {
  if (socket.destroyed) return;
  const text = JSON.stringify(value);
  socket.write(`HTTP/1.1 ${status} X\r\ncontent-type: application/json\r\n${extra}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

function answer(socket: Socket, method: string, path: string, body: string): void {
  if (method === 'POST' && path === '/carrier/messages') return take(socket, body);
  if (path.startsWith('/carrier/messages?')) return lookUp(socket, new URLSearchParams(path.slice(path.indexOf('?') + 1)));
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
  const { from, to, body, statusCallback } = JSON.parse(text) as { from: string; to: string; body: string; statusCallback: string };
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
  const message: Accepted = { sid: `SM${randomBytes(12).toString('hex')}`, from, to, body, m, a, callback: statusCallback, at: now };
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
  reply(socket, 200, { messages: found.toReversed().map(({ sid, from, to, body, at }) => ({ sid, from, to, body, status: 'accepted', dateCreated: new Date(at).toISOString() })) });
}

async function sendReceipts(message: Accepted, statuses: readonly string[]): Promise<void> {
  for (const status of statuses) {
    await fetch(message.callback, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sid: message.sid, status, at: new Date().toISOString() }) }).catch(() => undefined);
  }
}

function report(): { calls: number; accepted: number; messages: number; twice: string[]; mostAttempt: number } {
  const times = new Map<string, number>();
  for (const { m } of accepted) times.set(m, (times.get(m) ?? 0) + 1);
  return {
    calls: calls.length, accepted: accepted.length, messages: times.size, twice: [...times].filter(([, n]) => n > 1).map(([m]) => m),
    mostAttempt: calls.reduce((most, { a }) => Math.max(most, Number(a)), 0),
  };
}

server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`carrier at http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
