import type { IncomingMessage } from 'node:http';
import { type Caller, TokenVerifier } from '@bellbird/auth';
import { type Platform, traceIdNow } from '@bellbird/service-host';

/** What the gateway knows of a request, over HTTP or the socket. */
export interface GatewayContext {
  caller: Caller | null;
  tokenExpired: boolean;
  token: string | null;
  idempotencyKey: string | null;
  remoteAddress: string;
  traceId: string;
}

export type ReadContext = (request: IncomingMessage, token?: string) => Promise<GatewayContext>;

/** Reads and checks the token once a request (on the socket: once a connection and once an operation). */
export function contextReader(platform: Platform): ReadContext {
  const verifier = TokenVerifier.fromJwks(() => `${platform.peer('identity')}/.well-known/jwks.json`);
  return async (request, given) => {
    const token = given ?? /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const base = {
      idempotencyKey: single(request.headers['idempotency-key']),
      remoteAddress: request.socket.remoteAddress ?? '',
      traceId: traceIdNow(),
    };
    // The REST adapter stands before the gateway and vouches for where its request came from.
    const vouched = single(request.headers['x-bellbird-remote-address']);
    if (vouched !== null && isLoopback(base.remoteAddress)) base.remoteAddress = vouched;
    if (token === null) return { ...base, caller: null, tokenExpired: false, token: null };
    const actor = await verifier.verify(token);
    return typeof actor === 'string' ? { ...base, caller: null, tokenExpired: actor === 'expired', token } : { ...base, caller: actor, tokenExpired: false, token };
  };
}

const single = (value: string | string[] | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);
const isLoopback = (address: string): boolean => address === '::1' || address.replace('::ffff:', '').startsWith('127.');
