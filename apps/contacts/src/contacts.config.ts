import { deriveSecret } from '@bellbird/auth';
import { type Platform, Settings } from '@bellbird/service-host';

export interface ContactsConfig {
  /** Signs opt-out links. */
  optOutKey: Buffer;
  /** The origin of opt-out links, without a slash at the end. */
  publicUrl: string;
  /** Tests only: the named place where this process kills itself, `freeze-page:3` for the third time it comes there. */
  faultPoint: string;
}

export function contactsConfig(platform: Platform): ContactsConfig {
  const settings = new Settings(platform.env);
  const config = {
    optOutKey: deriveSecret(platform.secret, 'opt-out links'),
    publicUrl: platform.publicUrl,
    faultPoint: settings.text('FAULT_POINT', ''),
  };
  settings.check();
  return config;
}
