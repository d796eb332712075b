import { nilTenant, type Caller } from '@bellbird/auth';
import { unauthorized } from '@bellbird/errors';
import type { ResourceActor } from '../resource/resource.js';

/** What the kit needs of a request's context; service-host's has it. */
export interface ResourceContext {
  caller: Caller | null;
  remoteAddress: string;
  /** Business time of the request. */
  now: Date;
  /** Of this request: one loader a kind, made on first use. */
  loaders: Map<symbol | string, unknown>;
}

/** In whose name the request runs. A service asks for the tenant as a whole. @throws 401 without a caller. */
export function actorOf({ caller, remoteAddress, now: at }: ResourceContext): ResourceActor {
  if (caller === null) throw unauthorized('You are not authorized');
  const now = at.toISOString();
  if (caller.kind === 'service')
    return {
      kind: 'service',
      userId: nilTenant,
      tenantId: caller.tenantId,
      permissions: [],
      country: 'AU',
      provedAt: 0,
      address: null,
      timeZone: 'UTC',
      now,
    };
  const { kind, userId, tenantId, permissions, country, timeZone, provedAt, actingAdmin } = caller;
  return {
    kind,
    userId,
    tenantId,
    permissions,
    country,
    timeZone,
    provedAt,
    address: remoteAddress,
    now,
    ...(actingAdmin !== null && { isSupport: true }),
  };
}
