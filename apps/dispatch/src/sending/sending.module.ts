import { Inject, type OnModuleDestroy } from '@nestjs/common';
import { Database, type ServiceDatabaseUrls } from '@bellbird/database';
import {
  Background,
  CLOCK,
  CONFIG,
  DATABASE_URLS,
  Feature,
  LOGGER,
  readSdl,
  type Clock,
  type Logger,
} from '@bellbird/service-host';
import { openChannels, type Channels } from '../channels/registry.js';
import { ConversationHints } from '../conversation/conversation-hints.js';
import { ConversationModule } from '../conversation/conversation.module.js';
import type { DispatchConfig } from '../dispatch.config.js';
import { CHANNELS, SENDING } from '../dispatch.tokens.js';
import { PaceResolver } from './pace/pace.resolver.js';
import { ShowFigures } from './show-figures.js';
import { startSending, type Sending } from './start-sending.js';

/** The worker of this process and its providers. Workers run alone, too, without Nest: `worker.main.ts`. */
@Feature({
  imports: [ConversationModule],
  sdl: readSdl(import.meta.url, 'pace/pace.graphql'),
  providers: [
    PaceResolver,
    { provide: CHANNELS, inject: [CONFIG], useFactory: (config: DispatchConfig) => openChannels(config) },
    {
      provide: SENDING,
      inject: [Database, DATABASE_URLS, CONFIG, CHANNELS, CLOCK, LOGGER, Background, ConversationHints],
      useFactory: (
        db: Database,
        urls: ServiceDatabaseUrls,
        config: DispatchConfig,
        channels: Channels,
        clock: Clock,
        logger: Logger,
        background: Background,
        hints: ConversationHints,
      ) =>
        startSending({
          ...{ db, systemUrl: urls.system, config, channels, clock, logger, background },
          onConversation: hints.changed,
        }),
    },
    ShowFigures,
  ],
  exports: [CHANNELS, SENDING],
})
export class SendingModule implements OnModuleDestroy {
  constructor(
    @Inject(SENDING) private readonly sending: Sending,
    @Inject(CHANNELS) private readonly channels: Channels,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.sending.stop();
    await this.channels.close();
  }
}
