import type { Socket } from 'node:net';
import { answer, RawHttp, type RawRequest } from '../raw-http.js';
import { happens, wellBehaved, type Behaviour } from './behaviour.js';
import { Callbacks } from './callbacks.js';
import { MessageBook, type TakenText } from './message-book.js';
import { MessagesApi } from './messages-api.js';

/**
 * A carrier of this machine with Twilio's HTTP behaviour, in a process of its own. `ACCOUNT_SID`, `AUTH_TOKEN`,
 * `CARRIER_FILE` (what it took survives its kill -9), `API_PORT` (0: a free one). Told what to do over a second port:
 * `PUT /behaviour` merges · `POST /listening {on}` · `GET /report` who got how often what was sent once · `GET /calls` ·
 * `GET /accepted` · `POST /forget` all of it · `POST /receipts {statuses, origin?}` of all that it took, now · `POST /texts` a
 * customer texts back.
 */
const account = { accountSid: process.env['ACCOUNT_SID'] ?? 'AC', authToken: process.env['AUTH_TOKEN'] ?? 'token' };
const behaviour: Behaviour = { ...wellBehaved };
const callbacks = new Callbacks(account, behaviour);
let book = new MessageBook(process.env['CARRIER_FILE'] || undefined);
let api = newApi();
const provider = new RawHttp(
  (socket, request) => api.handle(socket, request),
  (socket) => {
    const through = behaviour.always !== 'reset-at-once' && !happens(behaviour.percent['reset-at-once']);
    if (!through) socket.resetAndDestroy();
    return through;
  },
);

function newApi(): MessagesApi {
  return new MessagesApi({ ...account, book, behaviour, onTaken: (text) => void callbacks.reportOf(text) });
}

async function control({ method, path, body }: RawRequest): Promise<unknown> {
  const said = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  switch (`${method} ${path}`) {
    case 'PUT /behaviour':
      return Object.assign(behaviour, said);
    case 'POST /listening':
      await provider.close();
      return said['on'] === false ? {} : { url: await provider.listen(Number(said['port'] ?? 0)) };
    case 'POST /forget':
      book = new MessageBook(undefined);
      api = newApi();
      return Object.assign(behaviour, { ...wellBehaved });
    case 'GET /report':
      return {
        ...book.report(),
        calls: api.calls.length,
        requests: api.requests,
        mostAttempt: api.calls.reduce((most, { a }) => Math.max(most, Number(a)), 0),
        callbacks: callbacks.figures,
      };
    case 'GET /calls':
      return api.calls;
    case 'GET /accepted':
      return book.all;
    case 'POST /receipts':
      return flood(said['statuses'] as string[], said['origin'] as string | undefined);
    case 'POST /texts':
      return { status: await callbacks.textBack(said as Parameters<Callbacks['textBack']>[0]) };
    default:
      throw new Error(`${method} ${path} is nothing.`);
  }
}

/** A receipt of every status of every text, each a call of its own, as fast as they are taken; at `origin`, where one is named. */
async function flood(statuses: string[], origin?: string): Promise<{ receipts: number; ms: number }> {
  const at = (text: TakenText): TakenText =>
    origin === undefined ? text : { ...text, callback: text.callback.replace(/^https?:\/\/[^/]+/, origin) };
  const began = performance.now();
  let receipts = 0;
  for (const status of statuses) {
    await Promise.all(book.all.map((text) => callbacks.receipt(at(text), status)));
    receipts += book.all.length;
  }
  return { receipts, ms: performance.now() - began };
}

const controls = new RawHttp((socket: Socket, request) => {
  control(request).then(
    (value) => answer(socket, 200, JSON.stringify(value)),
    (error: unknown) => answer(socket, 400, JSON.stringify({ error: String(error) })),
  );
});
const [url, controlUrl] = [await provider.listen(Number(process.env['API_PORT'] ?? 0)), await controls.listen(0)];
process.stdout.write(`twilio carrier at ${url} told at ${controlUrl}\n`);
