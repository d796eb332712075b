import { MissingSettings, Settings } from '@bellbird/service-host';
import { stripeSettings } from './stripe-settings.js';

const whole = {
  STRIPE_SECRET_KEY: 'sk_test_a1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_b2',
  STRIPE_WEBHOOK_SECRET: 'whsec_c3',
};

function said(env: Record<string, string>): string {
  const settings = new Settings(env);
  stripeSettings(settings);
  try {
    settings.check();
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(MissingSettings);
    return (error as Error).message;
  }
}

describe('the settings of Stripe', () => {
  it("are three, and the address is Stripe's own", () => {
    expect(said(whole)).toBe('');
    expect(stripeSettings(new Settings(whole))).toEqual({
      secretKey: 'sk_test_a1',
      publishableKey: 'pk_test_b2',
      webhookSecret: 'whsec_c3',
      apiUrl: 'https://api.stripe.com',
    });
  });
  it('are all named where they are missing', () => {
    expect(said({})).toBe(
      'Bellbird cannot start: STRIPE_SECRET_KEY is not set; STRIPE_PUBLISHABLE_KEY is not set; STRIPE_WEBHOOK_SECRET is not set.',
    );
  });
  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_test_b2' }, 'STRIPE_SECRET_KEY must be'],
    // The secret key must never reach a browser.
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_a1' }, 'STRIPE_PUBLISHABLE_KEY must be'],
    [{ STRIPE_WEBHOOK_SECRET: 'we_1' }, 'STRIPE_WEBHOOK_SECRET must be'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_b2' }, 'both be test keys or both live keys'],
    [{ STRIPE_API_URL: 'api.stripe.com' }, 'STRIPE_API_URL must be'],
    [{ STRIPE_API_URL: 'https://api.stripe.com/v1' }, 'STRIPE_API_URL must be'],
  ])('refuse %j', (wrong, sentence) => expect(said({ ...whole, ...wrong })).toContain(sentence));
  it('take a restricted key and an address of this machine', () =>
    expect(said({ ...whole, STRIPE_SECRET_KEY: 'rk_test_a1', STRIPE_API_URL: 'http://127.0.0.1:12111' })).toBe(''));
});
