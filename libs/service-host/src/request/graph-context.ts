import type { Caller, TokenFault } from '@bellbird/auth';

/** What every resolver gets as its third argument. */
export interface GraphContext {
  /** Who asks; null where nobody is signed in. */
  caller: Caller | null;
  /** Why the token that came does not count; null where it does, or none came. */
  tokenFault: TokenFault | null;
  /** The token as it came, to ask other services in the same person's name. */
  token: string | null;
  idempotencyKey: string | null;
  /** Where the request came from, for limits; the gateway vouches for it. */
  remoteAddress: string;
  /** What the browser or program that asks says of itself; as people may write anything there, for show alone. */
  userAgent: string;
  traceId: string;
  /** Business time of the request: one instant for all that it asks. */
  now: Date;
  /** Of this request: one loader a kind, made on first use. */
  loaders: Map<symbol | string, unknown>;
  /** The mutation in hand and the hash of its arguments; set by the host. */
  call?: { field: string; requestHashes: readonly Buffer[] };
}
