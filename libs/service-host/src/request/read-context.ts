import type { Request } from 'express';
import { deriveKeys, verifyServiceToken } from '@bellbird/auth';
import type { Platform } from '../platform/platform.js';
import { traceIdNow } from './error-answer.js';
import type { GraphContext } from './graph-context.js';
import type { IdentityTokens } from './identity-tokens.js';

export type ReadContext = (request: Request) => Promise<GraphContext>;

/** Reads who asks a service: a person, or another service. @throws 503 where identity's keys cannot be had. */
export function contextReader(
  platform: Pick<Platform, 'secret' | 'secretBefore' | 'clock'>,
  people: IdentityTokens,
): ReadContext {
  const internalKeys = deriveKeys(platform, 'internal');
  return async (request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const base = {
      token,
      idempotencyKey: headerOf(request, 'idempotency-key'),
      remoteAddress: headerOf(request, 'x-bellbird-remote-address') ?? request.ip ?? '',
      userAgent: headerOf(request, 'x-bellbird-user-agent') ?? headerOf(request, 'user-agent') ?? '',
      traceId: traceIdNow(),
      now: platform.clock.now(),
      loaders: new Map(),
    };
    if (token === null) return { ...base, caller: null, tokenFault: null };
    const service = await verifyServiceToken(internalKeys, token);
    if (service !== null) return { ...base, caller: service, tokenFault: null };
    const actor = await people.verify(token);
    return typeof actor === 'string'
      ? { ...base, caller: null, tokenFault: actor }
      : { ...base, caller: actor, tokenFault: null };
  };
}

const headerOf = (request: Request, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
