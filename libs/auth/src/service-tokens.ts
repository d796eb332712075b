import { jwtVerify, SignJWT } from 'jose';
import type { ServiceCaller } from './actor.js';
import type { Keys } from './derive-secret.js';

const audience = 'bellbird-internal';
const lifetime = '60s';

/** A short token with which one service asks another in a tenant's name. `key` is the platform's internal secret. */
export function signServiceToken(key: Uint8Array, service: string, tenantId: string): Promise<string> {
  return new SignJWT({ tid: tenantId })
    .setProtectedHeader({ alg: 'HS256', typ: 'svc+jwt' })
    .setSubject(service)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(key);
}

/** The calling service, or null where the token is not one of ours, by any of the keys. */
export async function verifyServiceToken(keys: Keys, token: string): Promise<ServiceCaller | null> {
  for (const key of keys) {
    const caller = await callerBy(key, token);
    if (caller !== null) return caller;
  }
  return null;
}

async function callerBy(key: Uint8Array, token: string): Promise<ServiceCaller | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      audience,
      typ: 'svc+jwt',
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'sub'],
    });
    return typeof payload['tid'] === 'string'
      ? { kind: 'service', service: payload.sub ?? '', tenantId: payload['tid'] }
      : null;
  } catch {
    return null;
  }
}
