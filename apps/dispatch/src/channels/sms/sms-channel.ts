import { ProviderCalls } from '@bellbird/service-host/light';
import type { Channel, ChannelSettings } from '../channel.js';
import { observedProvider } from '../observed-provider.js';
import { SandboxSms } from './sandbox/sandbox-sms.js';
import { sandboxWebhooks } from './sandbox/sandbox-webhooks.js';
import { textsRealPhones, twilioSettings, type TwilioSettings } from './twilio/twilio-settings.js';
import { TwilioSms } from './twilio/twilio-sms.js';
import { twilioWebhooks } from './twilio/twilio-webhooks.js';

/** The one carrier of texts: never two at once. */
export type CarrierConfig = { kind: 'sandbox'; url: string; key: string } | ({ kind: 'twilio' } & TwilioSettings);

export interface SmsSettings extends ChannelSettings {
  carrier: CarrierConfig;
}

/** What an ordinary number may send at Twilio outside North America. More than it may would wait there, out of reach of a cancel. */
const ordinaryNumberMps = 10;
/** A person who texted STOP to the carrier: Twilio's code, which the sandbox phone speaks too. */
const optedOutAtCarrier = 21610;

const calls = new ProviderCalls('carrier', 'the carrier of texts');

/** Texts: `SMS_PROVIDER` names who carries them, the sandbox phone or Twilio. */
export const smsChannel: Channel<SmsSettings> = {
  name: 'sms',
  optOutCodes: new Set([optedOutAtCarrier]),

  settings(settings, env) {
    const kind = settings.choice('SMS_PROVIDER', ['sandbox', 'twilio'], 'sandbox');
    const real = kind === 'twilio';
    const mps = settings.integer('SENDER_MPS_DEFAULT', textsRealPhones(env) ? ordinaryNumberMps : 0, { most: 100_000 });
    return {
      real,
      timeoutMs: settings.integer('SMS_TIMEOUT_MS', real ? 15_000 : 2_000, { least: 100, most: 120_000 }),
      senderMps: mps || null,
      carrier:
        kind === 'twilio'
          ? { kind, ...twilioSettings(settings) }
          : { kind: 'sandbox', url: settings.text('SANDBOX_URL'), key: settings.text('SANDBOX_KEY') },
    };
  },

  open({ carrier, timeoutMs }, { connections, publicUrl }) {
    const pool = { connections, timeoutMs };
    if (carrier.kind === 'twilio')
      return {
        provider: observedProvider('sms', new TwilioSms({ ...carrier, ...pool }), {
          calls,
          peer: 'twilio',
          url: carrier.apiUrl,
        }),
        webhooks: twilioWebhooks(carrier, publicUrl),
      };
    return {
      provider: observedProvider('sms', new SandboxSms({ ...carrier, ...pool }), {
        calls,
        peer: 'sandbox-phone',
        url: carrier.url,
      }),
      webhooks: sandboxWebhooks(carrier.key, publicUrl),
    };
  },
};
