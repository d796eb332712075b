import { Problem } from '../../../lib/graph/problem';
import { isBusy, next, nothing, openAttempt, type Attempt, type Payment, type PaymentEvent } from './payment-state';

const attempt: Attempt = { key: 'k', amount: '50.00', paymentMethod: 'pm_1', known: ['a'] };
const intent = { id: 'pi_1', clientSecret: 's' };
const problem = (code: string): Problem => new Problem(code, 'Title', 'Text');
const after = (...events: PaymentEvent[]): Payment => events.reduce(next, nothing);
const asked: PaymentEvent[] = [{ type: 'started' }, { type: 'asked', attempt }];
const answered = (status: string): PaymentEvent => ({ type: 'answered', intent: { ...intent, status } });

describe('a payment', () => {
  it('is done when the balance came, not when the card said yes', () => {
    expect(after(...asked, answered('succeeded'))).toEqual({ step: 'waiting', attempt, isSlow: false });
    expect(after(...asked, answered('succeeded'), { type: 'credited', balance: '150.00' })).toEqual({
      step: 'done',
      amount: '50.00',
      balance: '150.00',
    });
  });
  it('waits for one that is processing, and says when it is slow', () => {
    const slow = after(...asked, answered('processing'), { type: 'slow' });
    expect(slow).toMatchObject({ step: 'waiting', isSlow: true });
    expect(next(slow, { type: 'put-away' })).toBe(nothing);
  });
  it('waits no longer than is bearable: then nobody looks, but what comes in still counts', () => {
    const late = after(...asked, answered('processing'), { type: 'slow' }, { type: 'given-up' });
    expect(late).toEqual({ step: 'late', attempt });
    expect([isBusy(late), openAttempt(late)]).toEqual([false, attempt]);
    expect(next(late, { type: 'look-again' })).toEqual({ step: 'waiting', attempt, isSlow: true });
    expect(next(late, { type: 'credited', balance: '150.00' })).toMatchObject({ step: 'done', balance: '150.00' });
    expect(next(late, { type: 'put-away' })).toBe(nothing);
  });
  it('asks the bank where it must, and goes by what it says', () => {
    const action = after(...asked, answered('requires_action'));
    expect(action).toEqual({ step: 'action', attempt, intent });
    expect(next(action, { type: 'bank-answered', answer: 'confirmed' })).toMatchObject({ step: 'waiting' });
    expect(next(action, { type: 'bank-answered', answer: 'refused' })).toEqual({
      step: 'declined',
      amount: '50.00',
      by: 'bank',
    });
  });
  it.each(['requires_payment_method', 'canceled'])('is declined where the intent is %s', (status) =>
    expect(after(...asked, answered(status))).toEqual({ step: 'declined', amount: '50.00', by: 'card' }),
  );
  it('is declined by code', () =>
    expect(after(...asked, { type: 'failed', problem: problem('card-declined') })).toEqual({
      step: 'declined',
      amount: '50.00',
      by: 'card',
    }));
  it.each(['offline', 'unavailable', 'internal', 'in-progress'])(
    'is unsure after %s, and the same attempt is kept to find out',
    (code) => {
      const unsure = after(...asked, { type: 'failed', problem: problem(code) });
      expect(unsure).toEqual({ step: 'unsure', attempt });
      expect(next(unsure, { type: 'asked', attempt })).toEqual({ step: 'paying', attempt });
      expect(openAttempt(unsure)).toBe(attempt);
    },
  );
  it('was never asked for where it fails before', () =>
    expect(after({ type: 'started' }, { type: 'failed', problem: problem('offline') })).toMatchObject({
      step: 'refused',
    }));
  it('is refused for certain by what is wrong with it', () =>
    expect(after(...asked, { type: 'failed', problem: problem('invalid-input') })).toMatchObject({ step: 'refused' }));
  it('is unsure where the bank could not be told', () =>
    expect(after(...asked, answered('requires_action'), { type: 'failed', problem: problem('offline') })).toEqual({
      step: 'unsure',
      attempt,
    }));
  it('is one at a time', () => {
    for (const busy of [
      after(...asked),
      after(...asked, answered('requires_action')),
      after(...asked, answered('succeeded')),
    ]) {
      expect(isBusy(busy)).toBe(true);
      expect(next(busy, { type: 'started' })).toBe(busy);
      expect(next(busy, { type: 'put-away' })).toBe(busy);
    }
  });
  it('passes over what does not belong to its step', () => {
    const waiting = after(...asked, answered('succeeded'));
    expect([
      next(nothing, { type: 'credited', balance: '1' }),
      next(waiting, { type: 'failed', problem: problem('offline') }),
      next(waiting, answered('canceled')),
      next(nothing, { type: 'bank-answered', answer: 'confirmed' }),
    ]).toEqual([nothing, waiting, waiting, nothing]);
  });
  it('keeps nothing open once its outcome is known', () =>
    expect([
      openAttempt(nothing),
      openAttempt(after(...asked, { type: 'failed', problem: problem('card-declined') })),
    ]).toEqual([null, null]));
});
