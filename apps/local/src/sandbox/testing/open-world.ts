import { testDatabase } from '@bellbird/testing';
import { startSandbox, type RunningSandbox, type SandboxOptions } from '../sandbox.js';
import { openReceiver, type Receiver } from './receiver.js';

export const key = 'a key for tests';

export interface Answer {
  status: number;
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- whatever was answered, the test says what it must be
  headers: Headers;
}

export interface World {
  readonly url: string;
  readonly receiver: Receiver;
  readonly databaseUrl: string;
  /** A call of an adapter or of the sandbox's own API; a body is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** A text to a phone; the receipt goes to the receiver with `?m=<mark>`. */
  text(to: string, body?: string, mark?: string): Promise<Answer>;
  /** Stops the sandbox and starts it again on the same database. */
  restart(options?: Partial<SandboxOptions>): Promise<void>;
  close(): Promise<void>;
}

/** A sandbox on a database of its own, with somebody who hears its callbacks. */
export async function openWorld(name: string, options: Partial<SandboxOptions> = {}): Promise<World> {
  const database = await testDatabase(name);
  const receiver = await openReceiver(key);
  const faults: unknown[] = [];
  const start = (more: Partial<SandboxOptions>): Promise<RunningSandbox> =>
    startSandbox({
      databaseUrl: database.url,
      key,
      inboundUrl: `${receiver.url}/webhooks/sandbox/inbound`,
      paymentsWebhookUrl: `${receiver.url}/webhooks/sandbox-payments`,
      log: (message, error) => void faults.push(message, error),
      ...options,
      ...more,
    });
  let sandbox = await start({});
  const world: World = {
    get url() {
      return sandbox.url;
    },
    receiver,
    databaseUrl: database.url,
    call: (method, path, body, headers = {}) => callOn(sandbox.url, method, path, body, headers),
    text: (to, body = 'Your table is ready', mark = to) =>
      world.call('POST', '/carrier/messages', {
        from: '+61491578888',
        to,
        body,
        statusCallback: `${receiver.url}/webhooks/sandbox/status?m=${encodeURIComponent(mark)}&a=1`,
      }),
    restart: async (more = {}) => {
      await sandbox.stop();
      sandbox = await start(more);
    },
    close: async () => {
      await sandbox.stop();
      await receiver.close();
      await database.drop();
      if (faults.length > 0) throw new Error('The sandbox had faults.', { cause: faults });
    },
  };
  return world;
}

/** A call with the adapters' key; JSON answers are read. */
export async function callOn(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}
