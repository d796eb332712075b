import { deriveKeys, type Keys } from '@bellbird/auth';
import type { Platform } from '@bellbird/service-host';

export interface ContactsConfig {
  /** Sign opt-out links. */
  optOutKeys: Keys;
  /** The origin of opt-out links, without a slash at the end. */
  publicUrl: string;
}

export function contactsConfig(platform: Platform): ContactsConfig {
  return { optOutKeys: deriveKeys(platform, 'opt-out links'), publicUrl: platform.publicUrl };
}
