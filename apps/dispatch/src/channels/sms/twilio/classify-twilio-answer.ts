import type { SendOutcome } from '../../channel-provider.js';
import { classifyAnswer } from '../../http/classify-answer.js';
import type { ProviderAnswer } from '../../http/provider-http.js';

/**
 * Codes with which Twilio refuses a text for now, whatever status they come with: too many calls at once, and the
 * sender's queue at Twilio is full. It has not taken the text, which may go out later.
 */
const forNow = new Set([20429, 21611]);
const throttled: SendOutcome = { kind: 'notSent', reason: 'throttled', called: true, retryAfterMs: null };

/** The outcome class of Twilio's answer (reliability.md, section 3): the common table, and the codes that mean "later". */
export function classifyTwilioAnswer(answer: ProviderAnswer): SendOutcome {
  const outcome = classifyAnswer(answer);
  return outcome.kind === 'rejected' && forNow.has(outcome.code) ? throttled : outcome;
}
