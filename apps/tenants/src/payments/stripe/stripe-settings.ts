import type { Settings } from '@bellbird/service-host';

export interface StripeSettings {
  secretKey: string;
  /** The browser's; not secret. */
  publishableKey: string;
  webhookSecret: string;
  apiUrl: string;
}

const stripesOwn = 'https://api.stripe.com';

/**
 * STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL (default Stripe's). Keys of trial and
 * of real money, or keys in each other's place, are told before anything starts.
 */
export function stripeSettings(settings: Settings): StripeSettings {
  const key = (name: string, form: RegExp, kind: string): string => {
    const value = settings.text(name);
    if (value !== '' && !form.test(value)) settings.problem(`${name} must be ${kind}`);
    return value;
  };
  const read = {
    secretKey: key(
      'STRIPE_SECRET_KEY',
      /^(sk|rk)_(test|live)_\w+$/,
      'a secret or restricted key of Stripe (sk_… or rk_…)',
    ),
    publishableKey: key('STRIPE_PUBLISHABLE_KEY', /^pk_(test|live)_\w+$/, 'a publishable key of Stripe (pk_…)'),
    webhookSecret: key('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'the signing secret of a webhook of Stripe (whsec_…)'),
    apiUrl: settings.text('STRIPE_API_URL', stripesOwn),
  };
  if (modeOf(read.secretKey) !== modeOf(read.publishableKey))
    settings.problem('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both live keys');
  if (!isOrigin(read.apiUrl)) settings.problem('STRIPE_API_URL must be an http or https address without a path');
  return read;
}

/** A key that is missing or malformed has been told already. */
const modeOf = (key: string): string | undefined => (key === '' ? 'test' : /^[a-z]{2}_(test|live)_/.exec(key)?.[1]);

/** The client library takes protocol, host and port, no path. */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname, search } = new URL(url);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '';
}
