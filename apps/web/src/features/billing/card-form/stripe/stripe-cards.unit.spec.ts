/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { Problem } from '../../../../lib/graph/problem';
import type { CardFieldName } from '../card-provider';
import { stripeCards } from './stripe-cards';
import { FakeStripeJs } from './testing/fake-stripe-js';

function open() {
  const far = new FakeStripeJs();
  const cards = stripeCards(far.asStripe);
  const changes: string[] = [];
  const shown = (['number', 'expiry', 'code'] satisfies CardFieldName[]).map((name) => {
    const at = document.createElement('div');
    return { name, at, ...cards.fields!.mount(name, at, () => void changes.push(name)) };
  });
  return { far, cards, shown, changes };
}
const said = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (value) => value,
    (error: unknown) =>
      error instanceof Problem
        ? [error.code, ...error.fields.map(({ field, message }) => `${field}: ${message}`)]
        : error,
  );
const intent = { id: 'pi_1', clientSecret: 'pi_1_secret' };

describe('a card by Stripe.js', () => {
  it("is typed in Stripe's fields, and becomes the id of a payment method", async () => {
    const { far, cards } = open();
    far.fillAll();
    expect(await cards.createMethod(null)).toBe('pm_new');
    expect(far.asked).toEqual([['createPaymentMethod', { type: 'card', card: far.field('cardNumber') }]]);
  });

  it('is checked before Stripe is asked, each field in our words', async () => {
    const { far, cards } = open();
    expect(await said(cards.createMethod(null))).toEqual([
      'invalid-input',
      'number: Enter the card number.',
      'expiry: Enter the expiry date.',
      'code: Enter the security code.',
    ]);
    far.field('cardNumber').say('change', { empty: false, complete: false, error: { code: 'invalid_number' } });
    far
      .field('cardExpiry')
      .say('change', { empty: false, complete: false, error: { code: 'invalid_expiry_year_past' } });
    far.field('cardCvc').say('change', { empty: false, complete: false, error: undefined });
    expect(await said(cards.createMethod(null))).toEqual([
      'invalid-input',
      'number: This is not a card number. Check the digits.',
      'expiry: This card has expired. Use another one.',
      'code: The security code is too short.',
    ]);
    expect(far.asked).toEqual([]);
  });

  it('tells that something was typed, where the focus is, and is taken away with its form', () => {
    const { far, shown, changes } = open();
    far.field('cardExpiry').fill();
    expect(changes).toEqual(['expiry']);
    far.field('cardCvc').say('focus');
    expect(shown[2]!.at.hasAttribute('data-focus-visible')).toBe(true);
    far.field('cardCvc').say('blur');
    expect(shown[2]!.at.hasAttribute('data-focus-visible')).toBe(false);
    shown[0]!.focus();
    expect(far.field('cardNumber').focused).toBe(1);
    for (const each of shown) each.stop();
    expect(far.fields.every(({ isDestroyed }) => isDestroyed)).toBe(true);
  });

  it('that was typed in a form that is gone has to be typed again', async () => {
    const { far, cards, shown } = open();
    far.fillAll();
    for (const each of shown) each.stop();
    for (const { name, at } of shown) cards.fields!.mount(name, at, () => undefined);
    expect(await said(cards.createMethod(null))).toMatchObject({ 0: 'invalid-input', length: 4 });
  });

  it.each([
    [{ type: 'validation_error', code: 'incomplete_cvc' }, ['invalid-input', 'code: The security code is too short.']],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' }, ['card-declined']],
    [
      { type: 'card_error', code: 'invalid_number' },
      ['invalid-input', 'number: This is not a card number. Check the digits.'],
    ],
    [{ type: 'api_connection_error' }, ['offline']],
    [{ type: 'rate_limit_error' }, ['unavailable']],
    [{ type: 'authentication_error' }, ['internal']],
  ])('that Stripe refuses with %j is told as %j', async (error, told) => {
    const { far, cards } = open();
    far.fillAll();
    far.answers.createPaymentMethod = { error };
    expect(await said(cards.createMethod(null))).toEqual(told);
  });

  it("is kept with the bank's word, where Bellbird has a secret to ask with", async () => {
    const { far, cards } = open();
    await cards.agreeToKeep('pm_1', async () => null);
    expect(far.asked).toEqual([]);
    await cards.agreeToKeep('pm_1', async () => 'seti_1_secret');
    expect(far.asked).toEqual([['confirmCardSetup', 'seti_1_secret', { payment_method: 'pm_1' }]]);
    far.answers.confirmCardSetup = {
      error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' },
    };
    expect(await said(cards.agreeToKeep('pm_1', async () => 'seti_1_secret'))).toEqual(['card-declined']);
  });

  it.each([
    [{ paymentIntent: { status: 'succeeded' } }, 'confirmed'],
    [{ paymentIntent: { status: 'processing' } }, 'confirmed'],
    [{ paymentIntent: { status: 'requires_payment_method' } }, 'refused'],
    [
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_authentication_failure',
          payment_intent: { status: 'requires_payment_method' },
        },
      },
      'refused',
    ],
    [
      { error: { type: 'card_error', code: 'card_declined', payment_intent: { status: 'requires_payment_method' } } },
      'refused',
    ],
    // In another tab it was answered meanwhile.
    [
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: { status: 'succeeded' },
        },
      },
      'confirmed',
    ],
    [{ error: { type: 'api_connection_error' } }, ['offline']],
    [{ error: { type: 'api_error' } }, ['internal']],
  ])("asks the bank in Stripe's own window: %j is %j", async (answer, told) => {
    const { far, cards } = open();
    far.answers.confirmCardPayment = answer;
    expect(await said(cards.confirm(intent, () => Promise.reject(new Error('our page was asked for'))))).toEqual(told);
    expect(far.asked).toEqual([['confirmCardPayment', 'pi_1_secret']]);
  });
});
