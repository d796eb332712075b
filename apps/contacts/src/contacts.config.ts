import { deriveKeys, type Keys } from '@bellbird/auth';
import { Settings, type Platform } from '@bellbird/service-host';

export interface ContactsConfig {
  /** Sign opt-out links. */
  optOutKeys: Keys;
  /** The origin of opt-out links, without a slash at the end. */
  publicUrl: string;
  /** Makes the codes of counted links. */
  linkKey: Buffer;
  /** What stands before a code, without a slash at the end: a short domain saves money in every text. */
  linkBaseUrl: string;
}

export function contactsConfig(platform: Platform): ContactsConfig {
  const { env, publicUrl } = platform;
  return {
    optOutKeys: deriveKeys(platform, 'opt-out links'),
    publicUrl,
    linkKey: deriveKeys(platform, 'short links')[0],
    linkBaseUrl: new Settings(env).text('LINK_BASE_URL', `${publicUrl}/l`).replace(/\/+$/, ''),
  };
}
