import type { CallOutcome } from '@bellbird/service-host/light';
import type { SendOutcome } from './channel-provider.js';

/** How a call of the provider ended, for the figures; null where it was not made. A look-up answers a list, or throws. */
export function callOutcome(answer: unknown): CallOutcome | null {
  if (Array.isArray(answer)) return 'accepted';
  const outcome = answer as SendOutcome;
  switch (outcome.kind) {
    case 'accepted':
      return 'accepted';
    case 'rejected':
      return 'refused';
    case 'notSent':
      return notSent[outcome.reason];
    case 'unknown':
      return outcome.reason === 'time-out'
        ? 'timeout'
        : /^(?:HTTP )?\d{3}\b/.test(outcome.reason)
          ? 'failed'
          : 'no-answer';
  }
}

const notSent = {
  throttled: 'rate-limited',
  'refused-access': 'unauthorised',
  'no-connection': 'no-connection',
  'too-late': null,
} as const;
