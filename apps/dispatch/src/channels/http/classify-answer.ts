import type { SendOutcome } from '../channel-provider.js';
import { isSid } from '../sid.js';

/** What an HTTP call came to; the members of `ProviderAnswer`. */
type Answer =
  | { kind: 'answer'; status: number; retryAfter: string | undefined; body: string }
  | { kind: 'not-written'; reason: 'no-connection' | 'too-late' }
  | { kind: 'no-answer'; reason: string };

/**
 * The table of outcome classes (reliability.md, section 3) for providers that answer JSON: `{ sid }` with 2xx,
 * `{ code }` with 4xx. Only what is certain is certain: 5xx, 408, redirects, an answer without a sid are *unknown*, and
 * so is a 4xx without a code: whoever stands between us and the provider gave it, and never saw what became of the message.
 * 401 and 403 say that we may not call, not that the message is wrong: definitely not sent.
 */
export function classifyAnswer(answer: Answer): SendOutcome {
  if (answer.kind === 'not-written')
    return { kind: 'notSent', reason: answer.reason, called: answer.reason !== 'too-late', retryAfterMs: null };
  if (answer.kind === 'no-answer') return { kind: 'unknown', reason: answer.reason };
  const { status } = answer;
  const said = membersOf(answer.body);
  if (status >= 200 && status < 300) {
    return isSid(said['sid'])
      ? { kind: 'accepted', sid: said['sid'] }
      : { kind: 'unknown', reason: `${status} without sid` };
  }
  if (status === 429)
    return { kind: 'notSent', reason: 'throttled', called: true, retryAfterMs: secondsToMs(answer.retryAfter) };
  if (status === 401 || status === 403)
    return { kind: 'notSent', reason: 'refused-access', called: true, retryAfterMs: null };
  if (status >= 400 && status < 500 && status !== 408 && Number.isInteger(said['code']))
    return { kind: 'rejected', code: isInt4(said['code']) ? said['code'] : status };
  return { kind: 'unknown', reason: `HTTP ${status}` };
}

/** What `error_code` can hold. */
const isInt4 = (value: unknown): value is number => typeof value === 'number' && (value | 0) === value;

function membersOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const secondsToMs = (retryAfter: string | undefined): number | null => {
  const seconds = Number(retryAfter);
  return retryAfter !== undefined && Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 300) * 1_000 : null;
};
