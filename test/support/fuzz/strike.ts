import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seed } from '@bellbird/testing';

export interface Target {
  /** On loopback. */
  port: number;
  /** Of somebody who may upload. */
  token: string;
}

/** What is sent, piece by piece, and how it ends: the sender waits for an answer, leaves, or resets the connection. */
interface Blow {
  pieces: (string | Buffer)[];
  /** Between the pieces. */
  pauseMs: number;
  end: 'wait' | 'leave' | 'reset' | 'half';
  /** For so long the answer is waited for: what was sent whole has one, as a rule. */
  patienceMs: number;
}

const kinds = { upload: uploadBlow, raw: rawBlow, socket: socketBlow } as const;
export type Kind = keyof typeof kinds;

/** Whatever comes of it: a blow never fails, it is over within two seconds or so. Answers the first line of the answer, '' where there was none. */
export async function strike(kind: Kind, seed: Seed, target: Target): Promise<string> {
  const { pieces, pauseMs, end, patienceMs } = kinds[kind](seed, target);
  const socket = connect(target.port, '127.0.0.1');
  let answer = '';
  const closed = once(socket, 'close').catch(() => undefined);
  socket
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => void (answer ||= chunk.toString('latin1').split('\r\n', 1)[0]!));
  for (const piece of pieces) {
    if (socket.destroyed) break;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed, pause(500)]);
    if (pauseMs > 0) await pause(pauseMs);
  }
  if (end === 'half') socket.end();
  if (end !== 'leave' && end !== 'reset') await Promise.race([closed, firstAnswer(socket), pause(patienceMs)]);
  if (end === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  await closed;
  return answer;
}

const firstAnswer = (socket: Socket): Promise<unknown> => once(socket, 'data').catch(() => undefined);

/** Cuts a message into up to four pieces, and, as a rule of three, off. */
function blowOf(seed: Seed, message: Buffer): Blow {
  const isCut = seed.random() < 0.35;
  const cut = isCut ? message.subarray(0, seed.int(0, message.length)) : message;
  const at = Array.from({ length: seed.int(0, 3) }, () => seed.int(0, cut.length)).sort((one, other) => one - other);
  const pieces = [0, ...at].map((from, n) => cut.subarray(from, at[n] ?? cut.length));
  return {
    pieces,
    pauseMs: seed.pick([0, 0, 0, 1, 20]),
    end: seed.pick(['wait', 'wait', 'leave', 'reset', 'half'] as const),
    patienceMs: isCut ? 100 : 1_500,
  };
}

const dispositions = [
  'form-data; name="file"; filename="a.csv"',
  'form-data; name="file"; filename="a.csv"',
  'form-data; name="options"',
  'form-data',
  'form-data; filename="a.csv"',
  'form-data; name=""',
  'form-data; name="other"',
  'form-data; name="other"; filename="b.csv"',
  `form-data; name="file"; filename*=utf-8''a%00.csv`,
  `form-data; name*=utf-8''%ed%a0%80`,
  'form-data; name="file"; filename="../../x"',
  'attachment',
  'form-data; name="__proto__"',
  'form-data; name="file"; filename="x.exe"',
  '',
  '\u0000',
  ';;;',
  `form-data; name="${'n'.repeat(20_000)}"`,
  'form-data; name="file"; filename=""',
];
const optionTexts = [
  '{',
  '[]',
  '5',
  '{"mapping":{"a\\u0000":"phone"}}',
  '{"tags":["\\u0000"]}',
  '{"__proto__":{"x":1}}',
  'x'.repeat(1_100_000),
  '{"onExisting":"merge"}',
  `${'['.repeat(5_000)}`,
];

function uploadBlow(seed: Seed, { token }: Target): Blow {
  const part = (): Buffer => {
    const heads = [
      `Content-Disposition: ${seed.pick(dispositions)}`,
      ...(seed.random() < 0.3
        ? [
            seed.pick([
              'Content-Type: text/csv',
              'Content-Type: application/octet-stream',
              'Content-Type: ;',
              'Content-Transfer-Encoding: base64',
              `X: ${'y'.repeat(90_000)}`,
              'no head',
            ]),
          ]
        : []),
    ];
    const body = seed.pick([
      () => Buffer.from(seed.pick(optionTexts)),
      () => randomBytes(seed.int(0, 2_000)),
      () => Buffer.from('phone\n'.repeat(seed.int(0, 60_000))),
      () => Buffer.from('a,\0\n1,2\n'),
      () => Buffer.alloc(0),
      () => Buffer.from('"unclosed,phone\n1'),
    ])();
    return Buffer.concat([
      Buffer.from(`--X\r\n${seed.random() < 0.95 ? heads.join('\r\n') : ''}\r\n\r\n`),
      body,
      Buffer.from(seed.random() < 0.9 ? '\r\n' : ''),
    ]);
  };
  const body = Buffer.concat([
    ...Array.from({ length: seed.int(0, 4) }, part),
    Buffer.from(seed.pick(['--X--\r\n', '--X--\r\n', '--X', '', '--Y--\r\n', '--X--\r\nmore'])),
  ]);
  const length = seed.pick([
    `content-length: ${body.length}`,
    `content-length: ${body.length}`,
    `content-length: ${body.length + seed.int(1, 100_000_000)}`,
    `content-length: ${Math.max(0, body.length - seed.int(1, 50))}`,
    'transfer-encoding: chunked',
  ]);
  const type = seed.pick([
    'boundary=X',
    'boundary=X',
    'boundary=X',
    'boundary="X"',
    'boundary=',
    `boundary=${'X'.repeat(300)}`,
    'charset=x; boundary=X',
  ]);
  const head = [
    'POST /api/contacts/import-from-file HTTP/1.1',
    'host: x',
    `authorization: Bearer ${token}`,
    `content-type: multipart/form-data; ${type}`,
    length,
    ...(seed.random() < 0.1 ? ['expect: 100-continue'] : []),
  ];
  const chunked = length.startsWith('transfer');
  return blowOf(
    seed,
    Buffer.concat([
      Buffer.from(`${head.join('\r\n')}\r\n\r\n${chunked ? `${body.length.toString(16)}\r\n` : ''}`),
      body,
      Buffer.from(chunked ? seed.pick(['\r\n0\r\n\r\n', '\r\n', '', '\r\nzz\r\n']) : ''),
    ]),
  );
}

const addresses = [
  '/',
  '//',
  '*',
  '/api',
  '/api/contacts',
  '//api/contacts',
  '/api/%zz',
  '/api/%00',
  '/api/../..',
  `/api/${'a'.repeat(70_000)}`,
  '/graphql',
  '/graphql?query={__typename}',
  '/sandbox',
  '/sandbox/api/emails?to=%zz',
  '/sandbox/%zz',
  '/sandbox/../x',
  '/webhooks/sandbox/status',
  '/webhooks/sandbox/inbound?a=%',
  '/webhooks/stripe',
  '/webhooks/sandbox-payments',
  '/files/x',
  '/files/%2e%2e/x?signature=1',
  '/assets/%c0%ae',
  '/health',
  'http://evil.example/api/contacts',
  'http://[',
  'evil:443',
  '?',
  '#',
  '/\u0001',
  '/é',
];
const headLines = [
  'content-length: 5',
  'content-length: 5, 6',
  'content-length: -1',
  'content-length: 1e9',
  'content-length: 99999999999999999999',
  'transfer-encoding: chunked',
  'transfer-encoding: xchunked',
  'transfer-encoding: chunked, identity',
  'transfer-encoding : chunked',
  'connection: upgrade',
  'upgrade: websocket',
  'upgrade: h2c',
  'http2-settings: AAMAAABkAAQAAP__',
  'connection: close, x',
  'expect: 100-continue',
  'expect: nonsense',
  'content-type: application/json',
  'content-type: multipart/form-data; boundary=X',
  'authorization: Bearer x',
  'authorization: Basic \u0080',
  'x-forwarded-for: 1.2.3.4, x',
  'x\u0000y: 1',
  ': empty',
  'folded: a\r\n b',
  'no colon',
  `large: ${'y'.repeat(70_000)}`,
  'host: evil.example',
  'content-encoding: gzip',
  'range: bytes=0-',
  'origin: null',
  'traceparent: 00-0-0-0',
  'idempotency-key: \u00ff',
];
const bodies = [
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'ffffffffffffffffff\r\n',
  '{"query":"{',
  '{"query":"{__typename}","variables":5}',
  '[{}]',
  '\0'.repeat(100),
  'GET /api/contacts HTTP/1.1\r\nhost: x\r\n\r\n',
  '{}',
  `${'['.repeat(10_000)}`,
  'x'.repeat(200_000),
];

function rawBlow(seed: Seed, { token }: Target): Blow {
  if (seed.random() < 0.15)
    return blowOf(
      seed,
      seed.pick([
        randomBytes(seed.int(0, 5_000)),
        Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
        Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
        Buffer.from('\r\n'.repeat(100)),
        Buffer.from('GET'),
      ]),
    );
  const request = (): string => {
    const method = seed.pick([
      'GET',
      'POST',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'CONNECT',
      'TRACE',
      'NONSENSE',
      'get',
      '',
    ]);
    const lines = Array.from({ length: seed.int(0, 5) }, () => seed.pick(headLines));
    if (seed.random() < 0.3) lines.push(`authorization: Bearer ${token}`);
    return `${method} ${seed.pick(addresses)} HTTP/${seed.pick(['1.1', '1.1', '1.1', '1.0', '2.0', '9'])}\r\n${seed.random() < 0.9 ? 'host: x\r\n' : ''}${lines.map((line) => `${line}\r\n`).join('')}\r\n${seed.pick(bodies)}`;
  };
  return blowOf(seed, Buffer.from(Array.from({ length: seed.int(1, 3) }, request).join(''), 'latin1'));
}

/** A frame as a client sends it, be it one that no client may send. */
function frame(seed: Seed, payload: Buffer): Buffer {
  const [opcode, masked] = [seed.pick([1, 1, 1, 1, 2, 0, 8, 9, 10, 3, 15]), seed.random() < 0.85];
  const first = (seed.random() < 0.85 ? 0x80 : 0) | (seed.random() < 0.1 ? seed.pick([0x40, 0x20, 0x10]) : 0) | opcode;
  const said = seed.random() < 0.9 ? payload.length : seed.pick([0, 126, 65_536, 2 ** 40, 2 ** 53]);
  const head =
    said < 126
      ? Buffer.from([first, said])
      : said < 65_536
        ? Buffer.from([first, 126, said >> 8, said & 255])
        : Buffer.concat([Buffer.from([first, 127]), bigEndian(said)]);
  if (!masked) return Buffer.concat([head, payload]);
  const mask = randomBytes(4);
  head[1]! |= 0x80;
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ mask[at % 4]!)]);
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function socketBlow(seed: Seed, { token }: Target): Blow {
  const init = `{"type":"connection_init","payload":{"authorization":"Bearer ${token}"}}`;
  const messages = [
    'x',
    '{}',
    '[]',
    'null',
    '5',
    '{"type":"nonsense"}',
    '{"type":"connection_init"}',
    '{"type":"connection_init","payload":5}',
    '{"type":"connection_init","payload":{"authorization":{"a":1}}}',
    '{"type":"subscribe"}',
    '{"type":"subscribe","id":5,"payload":{}}',
    '{"type":"subscribe","id":"1","payload":{"query":"{"}}',
    '{"type":"subscribe","id":"1","payload":{"query":"{__typename}"}}',
    '{"type":"subscribe","id":"1","payload":{"query":"subscription{updatedBalance{balance}}"}}',
    '{"type":"complete","id":"1"}',
    '{"type":"complete"}',
    '{"type":"ping","payload":5}',
    '{"type":"pong"}',
    '{"type":"next","id":"1","payload":{}}',
    '{"type":"error","id":"1","payload":[]}',
    `{"type":"subscribe","id":"${'i'.repeat(5_000)}","payload":{"query":"{__typename}","variables":[]}}`,
    '['.repeat(5_000),
    '\u0000',
  ];
  const payload = (): Buffer =>
    seed.random() < 0.2
      ? randomBytes(seed.int(0, 300))
      : seed.random() < 0.05
        ? Buffer.alloc(1_100_000, 'x')
        : Buffer.from(seed.pick(messages));
  const head = [
    'GET /graphql HTTP/1.1',
    'host: x',
    'connection: upgrade',
    'upgrade: websocket',
    seed.pick([
      `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
      `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
      'sec-websocket-key: x',
      'x: y',
    ]),
    seed.pick([
      'sec-websocket-version: 13',
      'sec-websocket-version: 13',
      'sec-websocket-version: 13',
      'sec-websocket-version: 99',
    ]),
    seed.pick([
      'sec-websocket-protocol: graphql-transport-ws',
      'sec-websocket-protocol: graphql-transport-ws',
      'sec-websocket-protocol: graphql-ws',
      'x: y',
    ]),
    ...(seed.random() < 0.2 ? ['sec-websocket-extensions: permessage-deflate; server_max_window_bits=99'] : []),
  ];
  const opening = seed.random() < 0.5 ? [whole(init)] : [];
  const blow = blowOf(
    seed,
    Buffer.concat([...opening, ...Array.from({ length: seed.int(0, 6) }, () => frame(seed, payload()))]),
  );
  return { ...blow, pieces: [`${head.join('\r\n')}\r\n\r\n`, ...blow.pieces] };
}

/** A text as a good client sends it; a mask of zeros changes nothing. */
function whole(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 255, 0, 0, 0, 0]), payload]);
}
