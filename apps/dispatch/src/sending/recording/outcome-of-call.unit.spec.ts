import { messageState } from '../../message-state.js';
import { outcomeOfCall } from './outcome-of-call.js';

const at = (attempt: number) => ({ ordinal: 7, attempt });
const throttled = { kind: 'notSent', reason: 'throttled', called: true, retryAfterMs: null } as const;

it.each([
  [1, throttled, { state: messageState.queued }],
  [2, throttled, { state: messageState.queued }],
  [3, throttled, { state: messageState.rejected, errorCode: 429 }],
  [3, { ...throttled, reason: 'no-connection' } as const, { state: messageState.rejected, errorCode: 503 }],
  [3, { ...throttled, reason: 'too-late', called: false } as const, { state: messageState.queued, uncalled: true }],
  [1, { kind: 'rejected', code: 21610 } as const, { state: messageState.rejected, errorCode: 21610 }],
  [1, { kind: 'unknown', reason: 'time-out' } as const, { state: messageState.unknown }],
  [2, { kind: 'accepted', sid: 'SM1' } as const, { state: messageState.accepted, sid: 'SM1' }],
])('at attempt %d, %j makes %j', (attempt, outcome, made) => {
  expect(outcomeOfCall(at(attempt), outcome)).toEqual({ ordinal: 7, attempt, ...made });
});
