import type { ProviderMessage } from '../channels/channel-provider.js';
import { mostResends } from '../message-state.js';

/** An unknown message, as the sweeper asks after it. */
export interface UnknownMessage {
  body: string;
  sendingAt: Date;
  attempt: number;
  /** Look-ups made before this one. */
  tries: number;
  /** Of those, the last that found nothing, in a row. */
  empty: number;
  /** Sids that are on messages of that address already. */
  knownSids: ReadonlySet<string>;
  /**
   * Another message of that address with the same text (`isSameText`) is sending or unknown, or has attempt > 1, or attempt > 0 and is
   * queued, rejected, skipped or given up: what is found may be that one.
   */
  rival: boolean;
}

export type Judgement =
  | { kind: 'accepted'; sid: string }
  | { kind: 'resend' }
  | { kind: 'give-up' }
  | { kind: 'ask-again'; afterMs: number; empty: number };

/**
 * Whether two bodies are one text, but for what a carrier may change on its way: white space around it, line ends. Two
 * texts of ours that differ in nothing else are rivals, so that neither is taken for the other.
 */
export const isSameText = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (body: string): string => body.replaceAll('\r\n', '\n').trim();

const clockSkewMs = 60_000;
const mostLookUps = 8;
const longPauseMs = 300_000;

/**
 * What a look-up says about an unknown message (reliability.md, section 3, unknown reconciliation). Found: it was
 * accepted, unless it may as well be another message's; then it is asked again every five minutes, eight times in all.
 * Not found in the last two look-ups: sent again where the campaign wants that, at most three times.
 * Unreadable: nothing is known by it, so it ends nothing but the eight.
 */
export function judgeLookUp(
  message: UnknownMessage,
  found: readonly ProviderMessage[] | 'unreadable',
  policy: 'resend' | 'never',
  lookUpAfterMs: readonly number[],
): Judgement {
  const tries = message.tries + 1;
  if (found === 'unreadable') {
    if (tries >= mostLookUps) return { kind: 'give-up' };
    return {
      kind: 'ask-again',
      afterMs: tries < lookUpAfterMs.length ? pauseAfter(tries, lookUpAfterMs) : longPauseMs,
      empty: 0,
    };
  }
  const since = message.sendingAt.getTime() - clockSkewMs;
  const match = found.find(
    (each) =>
      isSameText(each.body, message.body) && each.createdAt.getTime() >= since && !message.knownSids.has(each.sid),
  );
  if (match !== undefined) {
    if (!message.rival) return { kind: 'accepted', sid: match.sid };
    return tries >= mostLookUps ? { kind: 'give-up' } : { kind: 'ask-again', afterMs: longPauseMs, empty: 0 };
  }
  const empty = message.empty + 1;
  if (tries >= lookUpAfterMs.length && empty >= 2)
    return policy === 'resend' && message.attempt <= mostResends ? { kind: 'resend' } : { kind: 'give-up' };
  if (tries >= mostLookUps) return { kind: 'give-up' };
  return { kind: 'ask-again', afterMs: pauseAfter(tries, lookUpAfterMs), empty };
}

/** The pauses are counted from when it became unknown: 2, 6, 15 s are 2 s, then 4, then 9. */
function pauseAfter(tries: number, lookUpAfterMs: readonly number[]): number {
  const last = lookUpAfterMs.at(-1) ?? 60_000;
  return Math.max(0, (lookUpAfterMs[tries] ?? last) - (lookUpAfterMs[tries - 1] ?? 0));
}
