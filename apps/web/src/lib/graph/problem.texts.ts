import { defineTexts } from '../i18n/texts';

/** Titles as in spec point 8. */
export const problemTexts = defineTexts({
  offlineTitle: 'No connection',
  offline: 'We could not reach Bellbird. What you typed is kept. Check your connection and try again.',
  faultTitle: 'Something went wrong on our side',
  fault: 'An unexpected error has occurred. Nothing you saved is lost. Please try again in a moment.',
  refusedTitle: 'Bad request',
  titles: {
    'invalid-input': 'Bad request', 'malformed-json': 'Bad request', 'invalid-code': 'Bad request', unauthorized: 'Unauthorized', 'session-expired': 'Session expired', forbidden: 'Forbidden',
    'email-not-verified': 'Forbidden', 'terms-not-accepted': 'Forbidden', 'not-found': 'Not found', 'insufficient-balance': 'Payment required', 'balance-frozen': 'Payment required', 'card-declined': 'Payment required',
    'too-many-requests': 'Too many requests', unavailable: 'Unavailable for a moment',
  },
});
