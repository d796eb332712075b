import { Settings, type Platform } from '@bellbird/service-host';
import { stripeSettings, type StripeSettings } from './payments/stripe/stripe-settings.js';

/** The one provider of cards and payments: never two at once. */
export type PaymentsConfig =
  { provider: 'sandbox'; url: string; key: string } | ({ provider: 'stripe' } & StripeSettings);

export interface TenantsConfig {
  publicUrl: string;
  payments: PaymentsConfig;
  /** Who carries texts, as generated policies name it; null where none leaves the house. */
  carrier: { name: string; country: string } | null;
  /** Where the provider was told to call; null where it is the public address. */
  webhookUrl: string | null;
  /** How old the proof may be of who asks for what is fresh. */
  stepUpSeconds: number;
  /** US dollars per Australian dollar; null: as the platform's settings in the database say. */
  usdRate: string | null;
  /** On top of the rate, in percent; null: as the platform's settings in the database say. */
  usdMarginPercent: string | null;
}

/** Environment → settings. @throws one sentence that names what is missing or wrong. */
export function tenantsConfig(platform: Platform): TenantsConfig {
  const settings = new Settings(platform.env);
  const provider = settings.choice('PAYMENTS_PROVIDER', ['sandbox', 'stripe'], 'sandbox');
  const decimal = (name: string): string | null => {
    const text = settings.text(name, '');
    if (text !== '' && !/^\d{1,4}(\.\d{1,6})?$/.test(text))
      settings.problem(`${name} must be a decimal number such as 0.65`);
    return text === '' ? null : text;
  };
  const config: TenantsConfig = {
    publicUrl: platform.publicUrl,
    payments:
      provider === 'stripe'
        ? { provider, ...stripeSettings(settings) }
        : {
            provider: 'sandbox',
            url: settings.text('SANDBOX_URL').replace(/\/$/, ''),
            key: settings.text('SANDBOX_KEY'),
          },
    carrier:
      settings.choice('SMS_PROVIDER', ['sandbox', 'twilio'], 'sandbox') === 'twilio'
        ? { name: 'Twilio Inc.', country: 'US' }
        : null,
    webhookUrl: settings.text('PAYMENTS_WEBHOOK_URL', '') || null,
    stepUpSeconds: settings.integer('STEP_UP_SECONDS', 600, { least: 1, most: 86_400 }),
    usdRate: decimal('USD_RATE'),
    usdMarginPercent: decimal('USD_MARGIN_PERCENT'),
  };
  settings.check();
  return config;
}
