import type { SendOutcome } from '../../channels/channel-provider.js';
import { messageState, mostRefusals } from '../../message-state.js';
import type { MessageOutcome } from './record-outcomes.js';

/** `error_code` of a text that was definitely not sent three times. */
export const notSentCode = { throttled: 429, 'no-connection': 503, 'refused-access': 401, 'too-late': 408 } as const;

/**
 * What a call's outcome makes of its message: accepted and rejected end it; definitely not sent goes back to queued,
 * and is rejected at the third time; unknown is looked up before anything else. A call that was never made gives its
 * attempt back.
 */
export function outcomeOfCall(message: { ordinal: number; attempt: number }, outcome: SendOutcome): MessageOutcome {
  const { ordinal, attempt } = message;
  switch (outcome.kind) {
    case 'accepted':
      return { ordinal, attempt, state: messageState.accepted, sid: outcome.sid };
    case 'rejected':
      return { ordinal, attempt, state: messageState.rejected, errorCode: outcome.code };
    case 'unknown':
      return { ordinal, attempt, state: messageState.unknown };
    case 'notSent':
      if (!outcome.called) return { ordinal, attempt, state: messageState.queued, uncalled: true };
      if (attempt >= mostRefusals)
        return { ordinal, attempt, state: messageState.rejected, errorCode: notSentCode[outcome.reason] };
      return { ordinal, attempt, state: messageState.queued };
  }
}
