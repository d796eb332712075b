import { defineTexts } from '../i18n/texts';

/** For what the API gives no words of its own (spec point 8), or none that help. */
export const problemTexts = defineTexts({
  offlineTitle: 'No connection',
  offline: 'We couldn’t reach Bellbird. Check your connection and try again.',
  faultTitle: 'Something went wrong on our side',
  fault: 'An unexpected error has occurred. Nothing you saved is lost. Try again in a moment.',
  unavailable: 'A part of Bellbird is not available. Nothing you saved is lost. Try again in a moment.',
  notProvedTitle: 'Nothing was changed',
  notProved: 'This needs your password. Try again, and enter it when you are asked.',
  refusedTitle: 'Bad request',
  refused: 'That was not accepted. Check it and try again.',
});
