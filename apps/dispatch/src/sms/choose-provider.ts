import type { DispatchConfig } from '../dispatch.config.js';
import { singleInFlight } from '../sending/lanes.js';
import type { CarrierWebhooks } from '../webhooks/carrier-webhooks.js';
import { sandboxWebhooks } from '../webhooks/sandbox-webhooks.js';
import { twilioWebhooks } from '../webhooks/twilio-webhooks.js';
import { SandboxSms } from './sandbox-sms.js';
import type { SmsProvider } from './sms-provider.js';
import { TwilioSms } from './twilio/twilio-sms.js';

const forLookUps = 20;

/** The adapter that the settings name, with a connection for every call that may be in the air. */
export function chooseProvider({ carrier, inFlight, smsTimeoutMs }: DispatchConfig): SmsProvider {
  const pool = { connections: inFlight + singleInFlight + forLookUps, timeoutMs: smsTimeoutMs };
  return carrier.kind === 'twilio' ? new TwilioSms({ ...carrier, ...pool }) : new SandboxSms({ ...carrier, ...pool });
}

/** How that carrier calls back. */
export function chooseWebhooks({ carrier, publicUrl }: DispatchConfig): CarrierWebhooks {
  return carrier.kind === 'twilio' ? twilioWebhooks(carrier, publicUrl) : sandboxWebhooks(carrier.key, publicUrl);
}
