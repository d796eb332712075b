import { isLoopback, type Settings } from '@bellbird/service-host/light';

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  apiUrl: string;
}

const twiliosOwn = 'https://api.twilio.com';

/**
 * TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_URL (default Twilio's); PUBLIC_URL must be set too, or Twilio would
 * report to an address that only this machine knows.
 */
export function twilioSettings(settings: Settings): TwilioSettings {
  const apiUrl = httpUrl(settings, 'TWILIO_API_URL', twiliosOwn);
  const read = {
    accountSid: settings.text('TWILIO_ACCOUNT_SID'),
    authToken: settings.text('TWILIO_AUTH_TOKEN'),
    apiUrl,
  };
  httpUrl(settings, 'PUBLIC_URL');
  return read;
}

function httpUrl(settings: Settings, name: string, otherwise?: string): string {
  const url = settings.text(name, otherwise);
  if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    settings.problem(`${name} must be an http or https address`);
  return url;
}

/** Texts for the real world: Twilio anywhere but on this machine. */
export const textsRealPhones = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['SMS_PROVIDER']?.trim() === 'twilio' && !isLoopback(env['TWILIO_API_URL']);
