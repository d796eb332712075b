import type { Span } from '@opentelemetry/api';
import { failedCall, ProviderCalls, withClientSpans } from '@bellbird/service-host/light';
import type { DispatchConfig } from '../dispatch.config.js';
import { singleInFlight } from '../sending/lanes.js';
import type { CarrierWebhooks } from '../webhooks/carrier-webhooks.js';
import { sandboxWebhooks } from '../webhooks/sandbox-webhooks.js';
import { twilioWebhooks } from '../webhooks/twilio-webhooks.js';
import { callOutcome } from './call-outcome.js';
import { SandboxSms } from './sandbox-sms.js';
import type { SmsOutcome, SmsProvider } from './sms-provider.js';
import { TwilioSms } from './twilio/twilio-sms.js';

const forLookUps = 20;
const calls = new ProviderCalls('carrier', 'the carrier of texts');

/** The adapter that the settings name, with a connection for every call that may be in the air. */
export function chooseProvider({ carrier, inFlight, smsTimeoutMs }: DispatchConfig): SmsProvider {
  const pool = { connections: inFlight + singleInFlight + forLookUps, timeoutMs: smsTimeoutMs };
  const provider =
    carrier.kind === 'twilio' ? new TwilioSms({ ...carrier, ...pool }) : new SandboxSms({ ...carrier, ...pool });
  const counted = calls.countedIn<SmsProvider>(provider, ['send', 'lookUp'], callOutcome);
  const url = carrier.kind === 'twilio' ? carrier.apiUrl : carrier.url;
  return withClientSpans<SmsProvider>(
    counted,
    { peer: provider.name === 'sandbox' ? 'sandbox-phone' : provider.name, url },
    ['send', 'lookUp'],
    noteOutcome,
  );
}

/** A look-up fails by throwing; sending never does. */
function noteOutcome(span: Span, answer: unknown): void {
  if (Array.isArray(answer)) return;
  const outcome = answer as SmsOutcome;
  span.setAttribute('bellbird.sms.outcome', outcome.kind);
  if (outcome.kind === 'rejected') failedCall(span, String(outcome.code));
  else if (outcome.kind !== 'accepted') failedCall(span, outcome.reason);
}

/** How that carrier calls back. */
export function chooseWebhooks({ carrier, publicUrl }: DispatchConfig): CarrierWebhooks {
  return carrier.kind === 'twilio' ? twilioWebhooks(carrier, publicUrl) : sandboxWebhooks(carrier.key, publicUrl);
}
