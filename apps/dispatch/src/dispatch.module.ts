import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Database, type ServiceDatabaseUrls } from '@bellbird/database';
import { Background, CLOCK, CONFIG, DATABASE_URLS, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { openChannels, type Channels } from './channels/registry.js';
import type { DispatchConfig } from './dispatch.config.js';
import { CHANNELS, SENDING, WEBHOOKS } from './dispatch.tokens.js';
import { receiveInbound } from './inbound/receive-inbound.js';
import { ReceiptLog } from './receipts/receipt-log.js';
import { showFigures } from './sending/show-figures.js';
import { startSending, type Sending } from './sending/start-sending.js';
import { webhookListener, type WebhookListener } from './webhooks/webhook-listener.js';

@Module({
  providers: [
    { provide: CHANNELS, inject: [CONFIG], useFactory: (config: DispatchConfig) => openChannels(config) },
    {
      provide: SENDING,
      inject: [Database, DATABASE_URLS, CONFIG, CHANNELS, CLOCK, LOGGER, Background],
      useFactory: (
        db: Database,
        urls: ServiceDatabaseUrls,
        config: DispatchConfig,
        channels: Channels,
        clock: Clock,
        logger: Logger,
        background: Background,
      ) => startSending({ db, systemUrl: urls.system, config, channels, clock, logger, background }),
    },
    {
      provide: WEBHOOKS,
      inject: [Database, CHANNELS, SENDING, CLOCK, LOGGER],
      useFactory: (
        db: Database,
        channels: Channels,
        sending: Sending,
        clock: Clock,
        logger: Logger,
      ): WebhookListener => {
        const log = new ReceiptLog(sending.connections.receipts, () => sending.pokeReceipts());
        return webhookListener({
          channels: channels.all,
          logger,
          logReceipt: (receipt) => log.log(receipt),
          receiveInbound: (sms) => receiveInbound(db, sms, clock.now()),
        });
      },
    },
  ],
})
export class DispatchModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    @Inject(SENDING) private readonly sending: Sending,
    @Inject(CHANNELS) private readonly channels: Channels,
    @Inject(WEBHOOKS) private readonly webhooks: WebhookListener,
    private readonly host: HttpAdapterHost,
    db: Database,
    background: Background,
  ) {
    background.every('sending figures', 5_000, () => showFigures(db, sending));
  }

  /** `/webhooks/*` never reaches Express. */
  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const others = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (req: IncomingMessage, res: ServerResponse) => {
      if (req.url?.startsWith('/webhooks/')) return this.webhooks(req, res);
      for (const other of others) other.call(server, req, res);
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.sending.stop();
    await this.channels.close();
  }
}
