import type { Keys } from '@bellbird/auth';
import type { Settings } from '@bellbird/service-host/light';
import { singleInFlight } from '../sending/pacing/in-flight.js';
import { CallbackUrls } from './callback-url.js';
import type { ChannelProvider } from './channel-provider.js';
import type { Channel, ChannelSettings } from './channel.js';
import type { ProviderWebhooks } from './provider-webhooks.js';
import { smsChannel } from './sms/sms-channel.js';

/** Every channel that there is, by its name. */
const registered = { sms: smsChannel };
type Registered = typeof registered;

/** The settings of every channel. */
export type ChannelsConfig = { [Name in keyof Registered]: ReturnType<Registered[Name]['settings']> };

export function channelsConfig(settings: Settings, env: Readonly<Record<string, string | undefined>>): ChannelsConfig {
  return { sms: registered.sms.settings(settings, env) };
}

/** A channel in use. */
export interface OpenChannel extends Pick<Channel, 'name' | 'optOutCodes'>, ChannelSettings {
  provider: ChannelProvider;
  webhooks: ProviderWebhooks;
  /** Where its provider reports. */
  callbacks: CallbackUrls;
}

const forLookUps = 20;

/** The channels in use, by name: whoever sends, looks up or listens takes the provider of the message's channel from here. */
export class Channels {
  private readonly byName: ReadonlyMap<string, OpenChannel>;

  constructor(readonly all: readonly OpenChannel[]) {
    this.byName = new Map(all.map((each) => [each.name, each]));
  }

  get names(): string[] {
    return [...this.byName.keys()];
  }

  /** Undefined where this release does not know the channel: a later one does. */
  find(name: string): OpenChannel | undefined {
    return this.byName.get(name);
  }

  /** @throws where the channel is not in use here: whoever claims work asks for that of `names` alone. */
  of(name: string): OpenChannel {
    const channel = this.find(name);
    if (channel === undefined) throw new Error(`No provider carries the channel ${name}.`);
    return channel;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map(({ provider }) => provider.close()));
  }
}

/** Opens every channel, each with a connection for every call that may be in the air. */
export function openChannels(config: {
  channels: ChannelsConfig;
  inFlight: number;
  publicUrl: string;
  callbackKeys: Keys;
}): Channels {
  const { publicUrl, callbackKeys } = config;
  const connections = config.inFlight + singleInFlight + forLookUps;
  const open = <S extends ChannelSettings>(channel: Channel<S>, settings: S): OpenChannel => {
    const { name, optOutCodes } = channel;
    const { real, timeoutMs, senderMps } = settings;
    const { provider, webhooks } = channel.open(settings, { connections, publicUrl });
    const callbacks = new CallbackUrls(callbackKeys, publicUrl, provider.name);
    return { name, optOutCodes, real, timeoutMs, senderMps, provider, webhooks, callbacks };
  };
  const all: Record<keyof Registered, OpenChannel> = { sms: open(registered.sms, config.channels.sms) };
  return new Channels(Object.values(all));
}
