import type { Request } from 'express';
import { deriveKeys, TokenVerifier, verifyServiceToken } from '@bellbird/auth';
import type { Platform } from '../platform/platform.js';
import type { Logger } from '../telemetry/logger.js';
import { traceIdNow } from './error-answer.js';
import type { GraphContext } from './graph-context.js';

/** Knows the tokens that identity gives out, by the keys it publishes. */
export function identityTokens(platform: Pick<Platform, 'peer'>, logger: Logger): TokenVerifier {
  return TokenVerifier.fromJwks(
    () => `${platform.peer('identity')}/.well-known/jwks.json`,
    (what) => logger.warn(what),
  ).readAhead();
}

export type ReadContext = (request: Request) => Promise<GraphContext>;

/** Reads who asks a service: a person, or another service. @throws 503 where identity's keys cannot be had. */
export function contextReader(
  platform: Pick<Platform, 'peer' | 'secret' | 'secretBefore' | 'clock'>,
  logger: Logger,
): ReadContext {
  const people = identityTokens(platform, logger);
  const internalKeys = deriveKeys(platform, 'internal');
  return async (request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const base = {
      token,
      idempotencyKey: headerOf(request, 'idempotency-key'),
      remoteAddress: headerOf(request, 'x-bellbird-remote-address') ?? request.ip ?? '',
      traceId: traceIdNow(),
      now: platform.clock.now(),
      loaders: new Map(),
    };
    if (token === null) return { ...base, caller: null, tokenExpired: false };
    const service = await verifyServiceToken(internalKeys, token);
    if (service !== null) return { ...base, caller: service, tokenExpired: false };
    const actor = await people.verify(token);
    return typeof actor === 'string'
      ? { ...base, caller: null, tokenExpired: actor === 'expired' }
      : { ...base, caller: actor, tokenExpired: false };
  };
}

const headerOf = (request: Request, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
