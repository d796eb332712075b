import type { CarrierAnswer } from '../carrier-http.js';
import { classifyAnswer } from '../classify-answer.js';
import type { SmsOutcome } from '../sms-provider.js';

/**
 * Codes with which Twilio refuses a text for now, whatever status they come with: too many calls at once, and the
 * sender's queue at Twilio is full. It has not taken the text, which may go out later.
 */
const forNow = new Set([20429, 21611]);
const throttled: SmsOutcome = { kind: 'notSent', reason: 'throttled', called: true, retryAfterMs: null };

/** The outcome class of Twilio's answer (reliability.md, section 3): the common table, and the codes that mean "later". */
export function classifyTwilioAnswer(answer: CarrierAnswer): SmsOutcome {
  const outcome = classifyAnswer(answer);
  return outcome.kind === 'rejected' && forNow.has(outcome.code) ? throttled : outcome;
}
