import { nilTenant, type Caller } from '@bellbird/auth';
import { unauthorized } from '@bellbird/errors';
import type { ResourceActor } from '../resource/resource.js';

/** What the kit needs of a request's context; service-host's has it. */
export interface ResourceContext {
  caller: Caller | null;
  /** Of this request: one loader a kind, made on first use. */
  loaders: Map<symbol | string, unknown>;
}

/** In whose name the request runs. A service asks for the tenant as a whole. @throws 401 without a caller. */
export function actorOf({ caller }: ResourceContext): ResourceActor {
  if (caller === null) throw unauthorized('You are not authorized');
  if (caller.kind === 'service')
    return {
      kind: 'service',
      userId: nilTenant,
      tenantId: caller.tenantId,
      permissions: [],
      country: 'AU',
      timeZone: 'UTC',
    };
  const { kind, userId, tenantId, permissions, country, timeZone } = caller;
  return { kind, userId, tenantId, permissions, country, timeZone };
}
