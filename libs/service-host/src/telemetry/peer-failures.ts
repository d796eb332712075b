import { isProductError, unavailable, type ProductError } from '@bellbird/errors';
import { metrics } from './metrics.js';

/** How a call of another part failed. */
export type PeerFailure = 'refused' | 'reset' | 'silent' | 'timeout' | 'unreadable' | 'other';

/** Counts a call that got no answer, and answers what to throw: 503 with the cause, which is logged and never shown. */
export function noAnswerOf(service: string, peer: string, cause: unknown): ProductError {
  metrics.peerFailures.inc({ service, peer, kind: kindOf(cause) });
  return unavailable(undefined, cause);
}

/** By the codes of sockets and of undici, and by what JSON's reader throws. */
export function kindOf(thrown: unknown): PeerFailure {
  // It did not answer its health check either: see pulse.ts.
  if (isProductError(thrown)) return 'silent';
  const { name, code, cause } = (thrown ?? {}) as { name?: unknown; code?: unknown; cause?: unknown };
  if (name === 'SyntaxError') return 'unreadable';
  if (code === 'ECONNREFUSED') return 'refused';
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET') return 'reset';
  if (name === 'TimeoutError' || code === 'ETIMEDOUT' || /^UND_ERR_.*TIMEOUT$/.test(String(code))) return 'timeout';
  return cause === undefined ? 'other' : kindOf(cause);
}
