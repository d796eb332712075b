import { isLoopback, Settings, type Platform } from '@bellbird/service-host';

export interface CampaignsConfig {
  /** E.164 numbers that every tenant may send from. */
  sharedSenders: readonly string[];
  publicUrl: string;
}

const sandboxSender = '+61491578888';

export function campaignsConfig(platform: Platform): CampaignsConfig {
  const settings = new Settings(platform.env);
  const provider = settings.choice('SMS_PROVIDER', ['sandbox', 'twilio'], 'sandbox');
  const test = provider === 'sandbox' || isLoopback(platform.env['TWILIO_API_URL']);
  const sharedSenders = settings.list('SHARED_SENDERS', test ? [sandboxSender] : []);
  if (sharedSenders.length === 0) settings.problem('SHARED_SENDERS is not set');
  if (sharedSenders.some((each) => !/^\+[1-9]\d{6,14}$/.test(each)))
    settings.problem('SHARED_SENDERS must be numbers such as +61491578888, separated by commas');
  settings.check();
  return { sharedSenders, publicUrl: platform.publicUrl };
}
