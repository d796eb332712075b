import type { IncomingMessage } from 'node:http';
import type { Actor, TokenFault } from '@bellbird/auth';
import type { ProductError } from '@bellbird/errors';
import { loopbackNetworks, remoteAddressOf, type IdentityTokens, type Platform } from '@bellbird/service-host';
import { asGraphQLError } from './graphql-errors.js';

/** What the gateway knows of a request, over HTTP or the socket. */
export interface GatewayContext {
  caller: Actor | null;
  tokenFault: TokenFault | null;
  token: string | null;
  idempotencyKey: string | null;
  remoteAddress: string;
  userAgent: string;
}

/** `bearer` is the token of a socket's own first message; the request is then the one that opened the socket. */
export type ReadContext = (request: IncomingMessage, bearer?: string) => Promise<GatewayContext>;

/** Reads who asks and checks the token. @throws 503 where identity's keys cannot be had. */
export function contextReader(platform: Pick<Platform, 'env'>, people: IdentityTokens): ReadContext {
  return async (request, bearer) => {
    const token = bearer ?? bearerOf(request.headers.authorization);
    const actor =
      token === null
        ? null
        : await people.verify(token).catch((error: ProductError) => Promise.reject(asGraphQLError(error)));
    return {
      caller: typeof actor === 'string' ? null : actor,
      tokenFault: typeof actor === 'string' ? actor : null,
      token,
      // A key is meant for one call, a socket carries many.
      idempotencyKey: bearer === undefined ? single(request.headers['idempotency-key']) : null,
      remoteAddress: remoteAddressOf(request, platform.env, loopbackNetworks),
      userAgent: single(request.headers['x-bellbird-user-agent']) ?? request.headers['user-agent'] ?? '',
    };
  };
}

export const bearerOf = (header: unknown): string | null =>
  /^Bearer (\S+)$/i.exec(typeof header === 'string' ? header : '')?.[1] ?? null;

const single = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
