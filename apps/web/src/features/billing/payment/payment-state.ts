import type { Problem } from '../../../lib/graph/problem';

/** One wish to pay. The same key is the same payment, however often it is asked for. */
export interface Attempt {
  key: string;
  /** "150.00" */
  amount: string;
  paymentMethod: string;
  /** Top-ups of the history before: one of this amount that is not among them is this one. */
  known: readonly string[];
}
export interface Intent {
  id: string;
  clientSecret: string;
}
export type BankAnswer = 'confirmed' | 'refused';

export type Payment =
  | { step: 'idle' }
  | { step: 'paying'; attempt: Attempt | null }
  /** The bank wants to hear from the person (3-D Secure). */
  | { step: 'action'; attempt: Attempt; intent: Intent }
  /** Taken; the balance follows when the provider says so. */
  | { step: 'waiting'; attempt: Attempt; isSlow: boolean }
  /** Waited long enough: nobody looks any more, though it may still come in. */
  | { step: 'late'; attempt: Attempt }
  | { step: 'done'; amount: string; balance: string }
  /** Nothing was taken, for certain. */
  | { step: 'declined'; amount: string; by: 'card' | 'bank' }
  | { step: 'refused'; problem: Problem }
  /** No answer came: it may have been taken or not. The same attempt again finds out and takes it once. */
  | { step: 'unsure'; attempt: Attempt };

export type PaymentEvent =
  | { type: 'started' }
  | { type: 'asked'; attempt: Attempt }
  | { type: 'answered'; intent: Intent & { status: string } }
  | { type: 'failed'; problem: Problem }
  | { type: 'bank-answered'; answer: BankAnswer }
  | { type: 'credited'; balance: string }
  | { type: 'slow' }
  | { type: 'given-up' }
  | { type: 'look-again' }
  | { type: 'put-away' };

export const nothing: Payment = { step: 'idle' };

/** What becomes of a payment by what happens; what does not belong to its step changes nothing. */
export function next(payment: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case 'started':
      return isBusy(payment) ? payment : { step: 'paying', attempt: null };
    case 'asked':
      return isBusy(payment) && payment.step !== 'paying' ? payment : { step: 'paying', attempt: event.attempt };
    case 'answered':
      return payment.step === 'paying' && payment.attempt !== null
        ? afterAnswer(payment.attempt, event.intent)
        : payment;
    case 'failed':
      return payment.step === 'paying' || payment.step === 'action'
        ? afterFailure(payment.attempt, event.problem)
        : payment;
    case 'bank-answered':
      if (payment.step !== 'action') return payment;
      return event.answer === 'confirmed'
        ? { step: 'waiting', attempt: payment.attempt, isSlow: false }
        : { step: 'declined', amount: payment.attempt.amount, by: 'bank' };
    case 'credited':
      return payment.step === 'waiting' || payment.step === 'late'
        ? { step: 'done', amount: payment.attempt.amount, balance: event.balance }
        : payment;
    case 'slow':
      return payment.step === 'waiting' ? { ...payment, isSlow: true } : payment;
    case 'given-up':
      return payment.step === 'waiting' ? { step: 'late', attempt: payment.attempt } : payment;
    case 'look-again':
      return payment.step === 'late' ? { step: 'waiting', attempt: payment.attempt, isSlow: true } : payment;
    case 'put-away':
      return isBusy(payment) && !(payment.step === 'waiting' && payment.isSlow) ? payment : nothing;
  }
}

function afterAnswer(attempt: Attempt, { status, id, clientSecret }: Intent & { status: string }): Payment {
  switch (status) {
    case 'requires_action':
      return { step: 'action', attempt, intent: { id, clientSecret } };
    case 'requires_payment_method':
    case 'canceled':
      return { step: 'declined', amount: attempt.amount, by: 'card' };
    // Succeeded, or on its way there: either way the webhook has the last word.
    default:
      return { step: 'waiting', attempt, isSlow: false };
  }
}

/** Codes after which nobody knows whether the money was taken. */
const unsureCodes = ['offline', 'unavailable', 'internal', 'in-progress'];

function afterFailure(attempt: Attempt | null, problem: Problem): Payment {
  if (problem.code === 'card-declined') return { step: 'declined', amount: attempt?.amount ?? '', by: 'card' };
  return attempt !== null && unsureCodes.includes(problem.code)
    ? { step: 'unsure', attempt }
    : { step: 'refused', problem };
}

/** Something runs: another payment has to wait. */
export const isBusy = ({ step }: Payment): boolean => step === 'paying' || step === 'action' || step === 'waiting';

/** The attempt that a reload must not lose: what it came to is not known yet. */
export const openAttempt = (payment: Payment): Attempt | null => ('attempt' in payment ? payment.attempt : null);
