import type pg from 'pg';
import { Authorizations, readAsked, type Asked } from './authorizations.js';
import { IdTokens } from './id-tokens.js';
import { Misbehaviour } from './misbehaviour.js';
import { People } from './people.js';

/** The provider of identities, with what it stands on. */
export interface SandboxIdentity {
  people: People;
  authorizations: Authorizations;
  idTokens: IdTokens;
  misbehaviour: Misbehaviour;
  clientSecret: string;
  /** As tokens name it: the address at which browsers find the provider. */
  issuer: () => string;
  read: (parameter: (name: string) => string | null) => Asked;
}

/** `publicUrl`: where the one redirect that is allowed leads; any does where it is not set. `origin`: where we are, then. */
export function openIdentity(
  pool: pg.Pool,
  { key, publicUrl, origin }: { key: string; publicUrl: string | undefined; origin: () => string },
): SandboxIdentity {
  const base = publicUrl?.replace(/\/$/, '') || null;
  return {
    people: new People(pool),
    authorizations: new Authorizations(pool),
    idTokens: new IdTokens(pool),
    misbehaviour: new Misbehaviour(pool),
    clientSecret: key,
    issuer: () => `${base ?? origin()}/sandbox/oidc`,
    read: (parameter) => readAsked(parameter, base === null ? null : `${base}/callback`),
  };
}
