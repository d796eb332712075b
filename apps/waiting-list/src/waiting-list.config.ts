import { deriveKeys } from '@bellbird/auth';
import { Settings, type Platform } from '@bellbird/service-host';

export interface WaitingListConfig {
  publicUrl: string;
  /** Of the tokens of turns: the first makes them, all open. */
  turnKeys: readonly Buffer[];
  /** Of the codes that a wall shows. */
  onSiteKeys: readonly Buffer[];
  /** Of the keys of screens in a shop. */
  kioskSecret: Buffer;
  /** Public bookings from one address. */
  bookingsAnHour: number;
}

/** Environment → typed settings. @throws one sentence that names what is missing. */
export function waitingListConfig(platform: Platform): WaitingListConfig {
  const settings = new Settings(platform.env);
  const isSandbox = (platform.env['SMS_PROVIDER'] ?? 'sandbox') === 'sandbox';
  const bookingsAnHour = settings.integer('WAITING_LIST_BOOKINGS_AN_HOUR', isSandbox ? 100_000 : 1_000);
  settings.check();
  return {
    publicUrl: platform.publicUrl,
    turnKeys: deriveKeys(platform, 'turn tokens'),
    onSiteKeys: deriveKeys(platform, 'on-site codes'),
    kioskSecret: deriveKeys(platform, 'kiosk keys')[0]!,
    bookingsAnHour,
  };
}
