import { deriveSecret } from '@bellbird/auth';
import type { Platform } from '@bellbird/service-host';
import { Settings } from '@bellbird/service-host/light';
import { textsRealPhones, twilioSettings, type TwilioSettings } from './sms/twilio/twilio-settings.js';

/** The one carrier of texts: never two at once. */
export type CarrierConfig = { kind: 'sandbox'; url: string; key: string } | ({ kind: 'twilio' } & TwilioSettings);

/** The settings of dispatch; defaults are the sandbox's or the real carrier's, by `SMS_PROVIDER`. */
export interface DispatchConfig {
  leaseMs: number;
  inFlight: number;
  smsTimeoutMs: number;
  lookUpAfterMs: readonly number[];
  /** Parts a second; null: unlimited, which SENDER_MPS_DEFAULT=0 says too. */
  senderMps: number | null;
  accountMps: number | null;
  /** No other process can live on this database: all leases of before are void. */
  embeddedPostgres: boolean;
  carrier: CarrierConfig;
  publicUrl: string;
  /** Signs the callback addresses. */
  callbackKey: Buffer;
}

const realCarrier = { leaseMs: 60_000, smsTimeoutMs: 15_000, lookUpAfterMs: [60_000, 300_000, 900_000] };
const sandboxCarrier = { leaseMs: 5_000, smsTimeoutMs: 2_000, lookUpAfterMs: [2_000, 6_000, 15_000] };

/** What an ordinary number may send at Twilio outside North America. More than it may would wait there, out of reach of a cancel. */
const ordinaryNumberMps = 10;

/** @throws MissingSettings naming what is missing or wrong. */
export function dispatchConfig(platform: Pick<Platform, 'env' | 'secret' | 'publicUrl'>): DispatchConfig {
  const settings = new Settings(platform.env);
  const provider = settings.choice('SMS_PROVIDER', ['sandbox', 'twilio'], 'sandbox');
  const defaults = provider === 'sandbox' ? sandboxCarrier : realCarrier;
  const perSecond = (name: string, otherwise = 0): number | null =>
    settings.integer(name, otherwise, { most: 100_000 }) || null;
  const config: DispatchConfig = {
    leaseMs: settings.integer('DISPATCH_LEASE_MS', defaults.leaseMs, { least: 1_000, most: 600_000 }),
    inFlight: settings.integer('DISPATCH_IN_FLIGHT', 400, { least: 1, most: 5_000 }),
    smsTimeoutMs: settings.integer('SMS_TIMEOUT_MS', defaults.smsTimeoutMs, { least: 100, most: 120_000 }),
    lookUpAfterMs: settings.integers('LOOKUP_AFTER_MS', defaults.lookUpAfterMs),
    senderMps: perSecond('SENDER_MPS_DEFAULT', textsRealPhones(platform.env) ? ordinaryNumberMps : 0),
    accountMps: perSecond('ACCOUNT_MPS'),
    embeddedPostgres: platform.env['EMBEDDED_POSTGRES'] === '1',
    carrier:
      provider === 'twilio'
        ? { kind: provider, ...twilioSettings(settings) }
        : { kind: 'sandbox', url: settings.text('SANDBOX_URL'), key: settings.text('SANDBOX_KEY') },
    publicUrl: platform.publicUrl,
    callbackKey: deriveSecret(platform.secret, 'receipt callbacks'),
  };
  settings.check();
  return config;
}
