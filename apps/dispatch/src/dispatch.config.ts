import { deriveKeys, type Keys } from '@bellbird/auth';
import type { Platform } from '@bellbird/service-host';
import { Settings } from '@bellbird/service-host/light';
import { channelsConfig, type ChannelsConfig } from './channels/registry.js';

/** The settings of dispatch; defaults are those of the sandbox, or of real providers where a channel has one. */
export interface DispatchConfig {
  leaseMs: number;
  inFlight: number;
  lookUpAfterMs: readonly number[];
  /** Units a second that the whole account may send; null: unlimited. */
  accountMps: number | null;
  /** How long names and texts are kept. */
  messageRetentionDays: number;
  /** No other process can live on this database: all leases of before are void. */
  embeddedPostgres: boolean;
  channels: ChannelsConfig;
  publicUrl: string;
  /** Sign the callback addresses. */
  callbackKeys: Keys;
  /** Read the codes of short links. */
  linkKeys: Keys;
}

const realProvider = { leaseMs: 60_000, lookUpAfterMs: [60_000, 300_000, 900_000] };
const sandbox = { leaseMs: 5_000, lookUpAfterMs: [2_000, 6_000, 15_000] };

/** @throws MissingSettings naming what is missing or wrong. */
export function dispatchConfig(
  platform: Pick<Platform, 'env' | 'secret' | 'secretBefore' | 'publicUrl'>,
): DispatchConfig {
  const settings = new Settings(platform.env);
  const channels = channelsConfig(settings, platform.env);
  const defaults = Object.values(channels).some(({ real }) => real) ? realProvider : sandbox;
  const config: DispatchConfig = {
    leaseMs: settings.integer('DISPATCH_LEASE_MS', defaults.leaseMs, { least: 1_000, most: 600_000 }),
    inFlight: settings.integer('DISPATCH_IN_FLIGHT', 400, { least: 1, most: 5_000 }),
    lookUpAfterMs: settings.integers('LOOKUP_AFTER_MS', defaults.lookUpAfterMs),
    accountMps: settings.integer('ACCOUNT_MPS', 0, { most: 100_000 }) || null,
    messageRetentionDays: settings.integer('MESSAGE_RETENTION_DAYS', 730, { least: 1, most: 36_500 }),
    embeddedPostgres: platform.env['EMBEDDED_POSTGRES'] === '1',
    channels,
    publicUrl: platform.publicUrl,
    callbackKeys: deriveKeys(platform, 'receipt callbacks'),
    linkKeys: deriveKeys(platform, 'short links'),
  };
  settings.check();
  return config;
}
