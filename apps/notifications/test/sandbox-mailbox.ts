import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Behaviour, ReceivedMail } from './mail.contract.js';

export interface SandboxMailbox {
  url: string;
  key: string;
  behave(how: Behaviour): void;
  /** Oldest first, once by id. */
  mails: (ReceivedMail & { headers?: Record<string, string> })[];
  /** Every call, also those that were not taken. */
  calls: number;
  close(): Promise<void>;
}

/** The provider side of the sandbox's mail protocol: POST /mail/messages, once by id. */
export async function sandboxMailbox(): Promise<SandboxMailbox> {
  let behaviour: Behaviour = 'take';
  const mailbox: SandboxMailbox = {
    url: '',
    key: 'sandbox-key',
    mails: [],
    calls: 0,
    behave: (how) => void (behaviour = how),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    void (async () => {
      mailbox.calls += 1;
      const mail = JSON.parse(await textOf(request)) as SandboxMailbox['mails'][number];
      if (request.method !== 'POST' || request.url !== '/mail/messages') return response.writeHead(404).end();
      if (request.headers.authorization !== `Bearer ${mailbox.key}`) return response.writeHead(401).end();
      if (behaviour === 'hang') return undefined;
      if (behaviour === 'reject') return response.writeHead(400).end('{"message":"no such mailbox"}');
      if (behaviour === 'not now') return response.writeHead(503).end();
      const known = mailbox.mails.some((each) => each.id === mail.id);
      if (!known) mailbox.mails.push(mail);
      if (behaviour === 'take and lose the answer') return request.socket.destroy();
      return response.writeHead(known ? 200 : 201).end(JSON.stringify({ id: mail.id }));
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  mailbox.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return mailbox;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
