import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { invalidField } from '@bellbird/errors';
import type { SandboxPerson } from './people.js';

export const clientId = 'bellbird';
/** A code is good once, for so long. */
const codeSeconds = 60;
const hourSeconds = 3_600;

/** What a browser was sent to the provider with. */
export interface Asked {
  redirectUri: string;
  state: string | null;
  nonce: string | null;
  challenge: string;
}

interface Granted {
  sub: string;
  nonce: string | null;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const newSecret = (): string => randomBytes(32).toString('base64url');

/** Reads the parameters of an authorization request. @throws 400 where they are not what this provider takes. */
export function readAsked(parameter: (name: string) => string | null, redirectUri: string | null): Asked {
  const wanted = (name: string, isRight: (value: string) => boolean, message: string): string => {
    const value = parameter(name) ?? '';
    if (value.length > 2_000 || !isRight(value)) throw invalidField(name, message);
    return value;
  };
  wanted('client_id', (value) => value === clientId, `Must be ${clientId}.`);
  const target = wanted(
    'redirect_uri',
    (value) => URL.canParse(value) && /^https?:/.test(value) && (redirectUri === null || value === redirectUri),
    redirectUri === null ? 'Must be an address.' : `Must be ${redirectUri}.`,
  );
  wanted('response_type', (value) => value === 'code', 'Must be code.');
  wanted('scope', (value) => value.split(/[ +]/).includes('openid'), 'Must name openid.');
  wanted('code_challenge_method', (value) => value === 'S256', 'PKCE with S256 is required.');
  const challenge = wanted('code_challenge', (value) => /^[\w-]{43}$/.test(value), 'PKCE with S256 is required.');
  return { redirectUri: target, state: parameter('state'), nonce: parameter('nonce'), challenge };
}

/** Codes and access tokens of the provider; only their hashes are kept. */
export class Authorizations {
  constructor(private readonly pool: pg.Pool) {}

  /** Where the browser goes with a code for this person, or, where `person` is null, with a refusal. */
  async answer(asked: Asked, person: SandboxPerson | null): Promise<string> {
    const url = new URL(asked.redirectUri);
    if (person === null) url.searchParams.set('error', 'access_denied');
    else url.searchParams.set('code', await this.#grant(asked, person));
    if (asked.state !== null) url.searchParams.set('state', asked.state);
    return url.href;
  }

  /** Takes a code, once; null where it is unknown, used, too old, of another address, or PKCE's verifier is wrong. */
  async redeem(
    code: string,
    redirectUri: string,
    verifier: string,
  ): Promise<(Granted & { accessToken: string }) | null> {
    const accessToken = newSecret();
    const { rows } = await this.pool.query<Granted & { redirectUri: string; challenge: string }>(
      `update oidc_code set used_at = now(), access_hash = $2
        where code_hash = $1 and used_at is null and issued_at > now() - make_interval(secs => $3)
       returning sub, nonce, redirect_uri as "redirectUri", challenge`,
      [hashOf(code), hashOf(accessToken), codeSeconds],
    );
    const [row] = rows;
    if (row === undefined || row.redirectUri !== redirectUri || row.challenge !== hashOf(verifier)) return null;
    return { sub: row.sub, nonce: row.nonce, accessToken };
  }

  /** Whose access token it is, for an hour. */
  async subOf(accessToken: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ sub: string }>(
      'select sub from oidc_code where access_hash = $1 and used_at > now() - make_interval(secs => $2)',
      [hashOf(accessToken), hourSeconds],
    );
    return rows[0]?.sub ?? null;
  }

  async #grant({ redirectUri, nonce, challenge }: Asked, { sub }: SandboxPerson): Promise<string> {
    const code = newSecret();
    await this.pool.query(
      'insert into oidc_code (code_hash, sub, redirect_uri, nonce, challenge) values ($1, $2, $3, $4, $5)',
      [hashOf(code), sub, redirectUri, nonce, challenge],
    );
    return code;
  }
}
