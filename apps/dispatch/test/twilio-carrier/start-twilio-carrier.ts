import { spawnService } from '@bellbird/testing';
import type { CarrierCall, CarrierMessage, ProviderReport, TestCarrier } from '../dispatch-world.js';
import type { Behaviour } from './behaviour.js';
import type { CallbackFigures } from './callbacks.js';

export const account = { accountSid: `AC${'0123456789abcdef'.repeat(2)}`, authToken: 'a token of the tests' } as const;

export interface TwilioCarrier extends TestCarrier {
  behave(behaviour: Partial<Behaviour>): Promise<void>;
  report(): Promise<ProviderReport & { requests: number; callbacks: CallbackFigures }>;
  accepted(): Promise<(CarrierMessage & { status: string; validity: number })[]>;
  /** Opens (0: a free port) or closes its door; answers where it is now. */
  listen(on: boolean, port?: number): Promise<string>;
  forget(): Promise<void>;
  /** A receipt of each status of everything it took, now; at another origin than it was told, where one is named. */
  sendReceipts(statuses: string[], origin?: string): Promise<{ receipts: number; ms: number }>;
  /** A customer texts back; answers what our webhook said. */
  textBack(text: { url: string; from: string; to: string; body: string; sid?: string }): Promise<number>;
}

/** The local carrier as a process. `file`: what it took outlives it; `port`: to come back where it was. */
export async function startTwilioCarrier({
  file,
  port,
}: { file?: string; port?: number } = {}): Promise<TwilioCarrier> {
  const service = await spawnService({
    entry: new URL('./carrier.main.ts', import.meta.url),
    ready: /^twilio carrier at /,
    timeoutMs: 90_000,
    env: {
      ACCOUNT_SID: account.accountSid,
      AUTH_TOKEN: account.authToken,
      CARRIER_FILE: file,
      API_PORT: String(port ?? 0),
    },
  });
  const [, url, control] = /^twilio carrier at (\S+) told at (\S+)$/.exec(
    await service.waitForLine(/^twilio carrier at /),
  )!;
  const tell = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${control}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const said = (await response.json()) as T;
    if (!response.ok) throw new Error(JSON.stringify(said));
    return said;
  };
  const behave = async (behaviour: Partial<Behaviour>): Promise<void> =>
    void (await tell('PUT', '/behaviour', behaviour));
  return {
    url: url!,
    service,
    behave,
    set: behave,
    env: {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: account.accountSid,
      TWILIO_AUTH_TOKEN: account.authToken,
      TWILIO_API_URL: url!,
      PUBLIC_URL: 'http://127.0.0.1:9',
    },
    report: () => tell('GET', '/report'),
    calls: () => tell<CarrierCall[]>('GET', '/calls'),
    accepted: () => tell('GET', '/accepted'),
    listen: async (on, at) => (await tell<{ url?: string }>('POST', '/listening', { on, port: at })).url ?? '',
    forget: async () => void (await tell('POST', '/forget')),
    sendReceipts: (statuses, origin) => tell('POST', '/receipts', { statuses, origin }),
    textBack: async (text) => (await tell<{ status: number }>('POST', '/texts', text)).status,
  };
}
