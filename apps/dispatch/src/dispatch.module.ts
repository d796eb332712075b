import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Database, type ServiceDatabaseUrls } from '@bellbird/database';
import { Background, CLOCK, CONFIG, DATABASE_URLS, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import type { DispatchConfig } from './dispatch.config.js';
import { SENDING, SMS_PROVIDER, WEBHOOKS } from './dispatch.tokens.js';
import { receiveInbound } from './inbound/receive-inbound.js';
import { ReceiptLog } from './receipts/receipt-log.js';
import { CallbackUrls } from './sending/callback-url.js';
import { showFigures } from './sending/show-figures.js';
import { startSending, type Sending } from './sending/start-sending.js';
import { chooseProvider, chooseWebhooks } from './sms/choose-provider.js';
import type { SmsProvider } from './sms/sms-provider.js';
import { webhookListener, type WebhookListener } from './webhooks/webhook-listener.js';

@Module({
  providers: [
    { provide: SMS_PROVIDER, inject: [CONFIG], useFactory: (config: DispatchConfig) => chooseProvider(config) },
    {
      provide: SENDING,
      inject: [Database, DATABASE_URLS, CONFIG, SMS_PROVIDER, CLOCK, LOGGER, Background],
      useFactory: (
        db: Database,
        urls: ServiceDatabaseUrls,
        config: DispatchConfig,
        provider: SmsProvider,
        clock: Clock,
        logger: Logger,
        background: Background,
      ) => startSending({ db, systemUrl: urls.system, config, provider, clock, logger, background }),
    },
    {
      provide: WEBHOOKS,
      inject: [Database, CONFIG, SMS_PROVIDER, SENDING, CLOCK, LOGGER],
      useFactory: (
        db: Database,
        config: DispatchConfig,
        provider: SmsProvider,
        sending: Sending,
        clock: Clock,
        logger: Logger,
      ): WebhookListener => {
        const log = new ReceiptLog(sending.connections.receipts, () => sending.pokeReceipts());
        return webhookListener({
          carrier: chooseWebhooks(config),
          callbacks: new CallbackUrls(config.callbackKey, config.publicUrl, provider.name),
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
    @Inject(SMS_PROVIDER) private readonly provider: SmsProvider,
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
    await this.provider.close();
  }
}
