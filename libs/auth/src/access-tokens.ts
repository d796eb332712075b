import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { type Actor, nilTenant, permissions } from './actor.js';

export const accessTokenIssuer = 'bellbird-identity';
export const accessTokenAudience = 'bellbird';
const tokenType = 'at+jwt';

/** What an access token carries besides the registered claims. */
export const accessClaims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  tid: v.nullable(v.pipe(v.string(), v.uuid())),
  role: v.picklist(['admin', 'merchant']),
  perms: v.array(v.picklist(permissions)),
  country: v.string(),
  tz: v.string(),
  terms: v.boolean(),
  sid: v.pipe(v.string(), v.uuid()),
});

/** The claims of an actor's token, for identity to sign. */
export function claimsOf(actor: Actor): v.InferOutput<typeof accessClaims> {
  return {
    sub: actor.userId,
    tid: actor.tenantId === nilTenant ? null : actor.tenantId,
    role: actor.role,
    perms: [...actor.permissions],
    country: actor.country,
    tz: actor.timeZone,
    terms: actor.termsAccepted,
    sid: actor.sessionId,
  };
}

export type KeySource = JWTVerifyGetKey;

/**
 * Checks access tokens against identity's published keys: signature (asymmetric algorithms only), type, issuer,
 * audience, expiry with at most 60 s of skew.
 */
export class TokenVerifier {
  constructor(private readonly keys: KeySource) {}

  /** Keys from identity's JWKS address, read when first needed and again when an unknown key appears. */
  static fromJwks(url: () => string): TokenVerifier {
    let remote: JWTVerifyGetKey | undefined;
    return new TokenVerifier((header, token) => {
      remote ??= createRemoteJWKSet(new URL(url()), { cooldownDuration: 1_000, cacheMaxAge: 600_000 });
      return remote(header, token);
    });
  }

  /** The actor, or 'expired', or 'refused'. @throws when the keys cannot be had. */
  async verify(token: string): Promise<Actor | 'expired' | 'refused'> {
    let payload: JWTPayload;
    try {
      ({ payload } = await jwtVerify(token, this.keys, {
        issuer: accessTokenIssuer,
        audience: accessTokenAudience,
        typ: tokenType,
        algorithms: ['EdDSA', 'ES256'],
        clockTolerance: 5,
        requiredClaims: ['exp', 'sub', 'sid'],
      }));
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
      return 'refused';
    }
    const parsed = v.safeParse(accessClaims, payload);
    if (!parsed.success) return 'refused';
    const claims = parsed.output;
    return {
      kind: 'user', userId: claims.sub, tenantId: claims.tid ?? nilTenant, role: claims.role, permissions: claims.perms,
      country: claims.country, timeZone: claims.tz, termsAccepted: claims.terms, sessionId: claims.sid,
    };
  }
}
