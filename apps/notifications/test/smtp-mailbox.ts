import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Behaviour, ReceivedMail } from './mail.contract.js';

export interface SmtpMailbox {
  url: string;
  behave(how: Behaviour): void;
  mails: (ReceivedMail & { headers: Map<string, string> })[];
  /** How often somebody has told a password. */
  logIns: number;
  close(): Promise<void>;
}

const failure = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/** A real SMTP server with a mailbox for everybody. */
export async function smtpMailbox(
  options: {
    user?: { name: string; password: string };
    refuses?: { at: 'MAIL FROM' | 'RCPT TO'; code: number; text: string };
  } = {},
): Promise<SmtpMailbox> {
  let behaviour: Behaviour = 'take';
  const mails: SmtpMailbox['mails'] = [];
  const refusal = (at: 'MAIL FROM' | 'RCPT TO'): Error | null =>
    options.refuses?.at === at ? failure(options.refuses.code, options.refuses.text) : null;
  const server = new SMTPServer({
    disabledCommands: options.user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: options.user === undefined,
    allowInsecureAuth: true,
    closeTimeout: 100,
    logger: false,
    onAuth: (auth, _session, callback) => {
      mailbox.logIns += 1;
      callback(
        auth.username === options.user?.name && auth.password === options.user?.password ? null : new Error('no'),
        { user: 1 },
      );
    },
    onMailFrom: (_address, _session, callback) => callback(refusal('MAIL FROM')),
    onRcptTo: (address, _session, callback) => {
      const refused = refusal('RCPT TO');
      if (refused !== null) return callback(refused);
      if (behaviour === 'hang') return;
      if (behaviour === 'reject') return callback(failure(550, `No such mailbox: ${address.address}`));
      if (behaviour === 'not now') return callback(failure(451, `Try again later: ${address.address}`));
      callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          mails.push({ ...readMail(Buffer.concat(chunks).toString('utf8')), to: address });
        if (behaviour === 'take and lose the answer') {
          for (const connection of server.connections)
            (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
          return;
        }
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const user = options.user ? `${options.user.name}:${options.user.password}@` : '';
  const mailbox: SmtpMailbox = {
    url: `smtp://${user}127.0.0.1:${port}`,
    mails,
    logIns: 0,
    behave: (how) => void (behaviour = how),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

/** RFC 5322 and MIME, as far as these mails use them. */
function readMail(raw: string): SmtpMailbox['mails'][number] {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const bodyOf = (type: string): string => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
    return part === undefined
      ? ''
      : decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '7bit').replaceAll('\r\n', '\n');
  };
  return {
    id: /<([^@>]+)@/.exec(headers.get('message-id') ?? '')?.[1] ?? '',
    from: decodeWords(headers.get('from') ?? ''),
    to: '',
    subject: decodeWords(headers.get('subject') ?? ''),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    headers,
  };
}

function readPart(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  return {
    headers: new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body: raw.slice(end + 4),
  };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll(/=\r\n/g, '')) : body;
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
}
