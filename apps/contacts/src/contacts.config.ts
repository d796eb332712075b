import { deriveSecret } from '@bellbird/auth';
import type { Platform } from '@bellbird/service-host';

export interface ContactsConfig {
  /** Signs opt-out links. */
  optOutKey: Buffer;
  /** The origin of opt-out links, without a slash at the end. */
  publicUrl: string;
}

export function contactsConfig(platform: Platform): ContactsConfig {
  return { optOutKey: deriveSecret(platform.secret, 'opt-out links'), publicUrl: platform.publicUrl };
}
