import type { DispatchConfig } from '../dispatch.config.js';
import { singleInFlight } from '../sending/lanes.js';
import { SandboxSms } from './sandbox-sms.js';
import type { SmsProvider } from './sms-provider.js';

const forLookUps = 20;

/** The adapter that the settings name, with a connection for every call that may be in the air. */
export function chooseProvider(config: DispatchConfig): SmsProvider {
  return new SandboxSms({ ...config.sandbox, connections: config.inFlight + singleInFlight + forLookUps, timeoutMs: config.smsTimeoutMs });
}
