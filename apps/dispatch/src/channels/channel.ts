import type { Settings } from '@bellbird/service-host/light';
import type { ChannelProvider } from './channel-provider.js';
import type { ProviderWebhooks } from './provider-webhooks.js';

/** What every channel's settings say. */
export interface ChannelSettings {
  /** Its messages reach people: the patience is that of a real provider. */
  real: boolean;
  /** How long a call may take. */
  timeoutMs: number;
  /** Units a second that one sender may send; null: unlimited. */
  senderMps: number | null;
}

/** What a channel is opened with. */
export interface Opening {
  /** Most calls at once. */
  connections: number;
  publicUrl: string;
}

/** A way to reach people: what differs from channel to channel, and nothing of how messages are licensed or settled. */
export interface Channel<S extends ChannelSettings = ChannelSettings> {
  /** As events and `campaign_control.channel` name it. */
  readonly name: string;
  /** Codes of a rejection that say that the person has opted out at the provider. */
  readonly optOutCodes: ReadonlySet<number>;
  /** Reads its settings; what is missing or wrong is noted in `settings`. */
  settings(settings: Settings, env: Readonly<Record<string, string | undefined>>): S;
  /** The adapter that its settings name, and how that provider calls back. */
  open(settings: S, opening: Opening): { provider: ChannelProvider; webhooks: ProviderWebhooks };
}
