import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import type pg from 'pg';
import { readSetting } from '../sandbox-database.js';
import type { IdentityMisbehaviour } from './misbehaviour.js';
import type { SandboxPerson } from './people.js';

interface Keys {
  kid: string;
  privateKey: CryptoKey;
  /** As it is published. */
  publicJwk: JWK;
}

const setting = 'oidcKey';
const alg = 'RS256';
const hourSeconds = 3_600;

/** Signs who somebody is, with a key that stays the same over restarts. */
export class IdTokens {
  #keys: Promise<Keys> | undefined;

  constructor(private readonly pool: pg.Pool) {}

  async jwks(): Promise<{ keys: JWK[] }> {
    return { keys: [(await this.#open()).publicJwk] };
  }

  async sign(
    person: SandboxPerson,
    { issuer, audience, nonce }: { issuer: string; audience: string; nonce: string | null },
    wrong: IdentityMisbehaviour,
  ): Promise<string> {
    const { kid, privateKey } = await this.#open();
    const now = Math.floor(Date.now() / 1_000); // eslint-disable-line bellbird/no-raw-clock -- tokens keep real time
    const issuedAt = wrong.expired ? now - 2 * hourSeconds : now;
    return new SignJWT({
      ...claimsOf(person),
      ...(nonce !== null && { nonce: wrong.wrongNonce ? `${nonce}-other` : nonce }),
    })
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(person.sub)
      .setAudience(wrong.wrongAudience ? 'somebody-else' : audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + hourSeconds)
      .sign(wrong.wrongKey ? (await generateKeyPair(alg)).privateKey : privateKey);
  }

  /** A key is made when it is first needed: most sandboxes never need one. */
  #open(): Promise<Keys> {
    this.#keys ??= this.#load().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  async #load(): Promise<Keys> {
    const kept = await readSetting<JWK>(this.pool, setting);
    const jwk = kept ?? (await this.#make());
    const { kty, n, e, kid } = jwk;
    return {
      kid: kid as string,
      privateKey: (await importJWK(jwk, alg)) as CryptoKey,
      publicJwk: { kty, n, e, kid, alg, use: 'sig' } as JWK,
    };
  }

  async #make(): Promise<JWK> {
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID() };
    await this.pool.query('insert into setting (key, value) values ($1, $2) on conflict (key) do nothing', [
      setting,
      JSON.stringify(jwk),
    ]);
    return (await readSetting<JWK>(this.pool, setting)) as JWK;
  }
}

/** What both the token and userinfo say of somebody. */
export function claimsOf(person: SandboxPerson): Record<string, unknown> {
  const { email, emailVerified, givenName, familyName, hostedDomain } = person;
  return {
    email,
    email_verified: emailVerified,
    given_name: givenName,
    family_name: familyName,
    name: `${givenName} ${familyName}`.trim(),
    ...(hostedDomain !== null && { hd: hostedDomain }),
  };
}
