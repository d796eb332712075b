import { setTimeout as pause } from 'node:timers/promises';
import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { unavailable } from '@bellbird/errors';
import { permissions } from '@bellbird/field-rules';
import { AccessChanges } from './access-changes.js';
import { nilTenant, type Actor } from './actor.js';

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
  // A token that was signed before these were is as old as can be.
  av: v.optional(v.number(), 0),
  sg: v.optional(v.number(), 0),
  auth_time: v.optional(v.number(), 0),
  enrol: v.optional(v.boolean(), false),
  ro: v.optional(v.boolean(), false),
  act: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
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
    av: actor.accessVersion,
    sg: actor.sessionGeneration,
    auth_time: actor.provedAt,
    enrol: actor.mustEnrol,
    ro: actor.isReadOnly,
    act: actor.actingAdmin,
  };
}

export type KeySource = JWTVerifyGetKey;

/** Why a token does not count: it ran out or rights have changed since, its session is locked, it is none of ours. */
export type TokenFault = 'expired' | 'locked' | 'refused';

/**
 * Checks access tokens against identity's published keys: signature (asymmetric algorithms only), type, issuer,
 * audience, expiry with at most 60 s of skew; and that nobody's access has changed since.
 */
export class TokenVerifier {
  /** What changed since tokens that still live were signed. */
  readonly changes = new AccessChanges();
  private said = { what: '', at: -Infinity };

  /** `say` is told why the keys cannot be had: when it changes, and otherwise once a minute. */
  constructor(
    private readonly keys: KeySource,
    private readonly reload?: () => Promise<void>,
    private readonly say: (what: string) => void = () => undefined,
  ) {}

  /**
   * Keys from identity's JWKS address, read when first needed (see readAhead) and again when an unknown key appears. While identity is
   * down the keys that were read last go on counting; it is asked again after `restMs`, so that a silent one does not
   * hold up every request.
   */
  static fromJwks(url: () => string, say?: (what: string) => void): TokenVerifier {
    let remote: ReturnType<typeof createRemoteJWKSet> | undefined;
    let kept: { keys: JWTVerifyGetKey; until: number } | undefined;
    let address = '';
    // The address is asked for each time: where services share a process, identity's is known once it listens.
    const read = (): NonNullable<typeof remote> => {
      const now = url();
      if (remote === undefined || now !== address) {
        remote = createRemoteJWKSet(new URL(now), {
          cooldownDuration: 1_000,
          cacheMaxAge: 600_000,
          timeoutDuration: 3_000,
        });
        [address, kept] = [now, undefined];
      }
      return remote;
    };
    const verifier = new TokenVerifier(
      async (header, token) => {
        const remote = read();
        if (kept !== undefined && performance.now() < kept.until) {
          // A key that is not among those kept may be a new one: only identity knows.
          const key = await keyAmong(kept.keys, header, token);
          if (key !== null) return key;
        }
        try {
          return await remote(header, token);
        } catch (error) {
          const last = remote.jwks();
          if (last === undefined || !isOutage(error)) throw error;
          verifier.tell(error);
          kept = { keys: createLocalJWKSet(last), until: performance.now() + restMs };
          const key = await keyAmong(kept.keys, header, token);
          if (key === null) throw error;
          return key;
        }
      },
      () => read().reload(),
      (what) => say?.(`${what} at ${address}`),
    );
    return verifier;
  }

  /**
   * Reads the keys before anybody asks, and again until they are had: who was not asked yet when identity goes away
   * knows its tokens all the same.
   */
  readAhead(): this {
    void (async () => {
      for (let waitMs = 250; ; waitMs = Math.min(2 * waitMs, 30_000)) {
        try {
          return await this.reload?.();
        } catch (error) {
          // Services start in any order: that identity comes a few seconds after one is nothing to be told.
          if (waitMs > 2_000) this.tell(error);
          await pause(waitMs, undefined, { ref: false });
        }
      }
    })();
    return this;
  }

  /** Whose token it is, or why it does not count. @throws 503 where the keys cannot be had. */
  async verify(token: string): Promise<Actor | TokenFault> {
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
      if (isOutage(error)) {
        this.tell(error);
        throw unavailable(undefined, error);
      }
      return 'refused';
    }
    const parsed = v.safeParse(accessClaims, payload);
    if (!parsed.success) return 'refused';
    const claims = parsed.output;
    const actor: Actor = {
      kind: 'user',
      userId: claims.sub,
      tenantId: claims.tid ?? nilTenant,
      role: claims.role,
      permissions: claims.perms,
      country: claims.country,
      timeZone: claims.tz,
      termsAccepted: claims.terms,
      mustEnrol: claims.enrol,
      sessionId: claims.sid,
      accessVersion: claims.av,
      sessionGeneration: claims.sg,
      provedAt: claims.auth_time,
      // Who acts for somebody looks, whatever else the token says.
      isReadOnly: claims.ro || claims.act !== null,
      actingAdmin: claims.act,
    };
    return this.changes.standingOf(actor) ?? actor;
  }

  private tell(error: unknown): void {
    const what = `Identity's keys cannot be had: ${reasonOf(error)}`;
    if (what === this.said.what && performance.now() - this.said.at < sayEveryMs) return;
    this.said = { what, at: performance.now() };
    this.say(what);
  }
}

/** In one line: fetch only says that it failed, its cause says why. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const { code, message: why } = (cause ?? {}) as { code?: unknown; message?: unknown };
  const more = why || code;
  return more ? `${message} (${String(more)})` : message;
}

const sayEveryMs = 60_000;
const restMs = 5_000;

async function keyAmong(
  keys: JWTVerifyGetKey,
  ...asked: Parameters<JWTVerifyGetKey>
): Promise<Awaited<ReturnType<JWTVerifyGetKey>> | null> {
  try {
    return await keys(...asked);
  } catch {
    return null;
  }
}

const outages = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);

/** Whether the keys could not be had, which says nothing about the token. */
const isOutage = (error: unknown): boolean => !(error instanceof errors.JOSEError) || outages.has(error.code);
