import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Inject, type INestApplicationContext, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Database } from '@bellbird/database';
import { CLOCK, Feature, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import type { Channels } from '../channels/registry.js';
import { ConversationHints } from '../conversation/conversation-hints.js';
import { ConversationModule } from '../conversation/conversation.module.js';
import { CHANNELS, REDIRECT, SENDING, WEBHOOKS } from '../dispatch.tokens.js';
import { receiveInbound } from '../inbound/receive-inbound.js';
import { LinksModule } from '../links/links.module.js';
import { linkPath } from '../links/redirect.js';
import { ReceiptLog } from '../receipts/receipt-log.js';
import { SendingModule } from '../sending/sending.module.js';
import type { Sending } from '../sending/start-sending.js';
import { webhookListener, type WebhookListener } from './webhook-listener.js';

@Feature({
  imports: [ConversationModule, LinksModule, SendingModule],
  providers: [
    {
      provide: WEBHOOKS,
      inject: [Database, CHANNELS, SENDING, CLOCK, LOGGER, ConversationHints, REDIRECT],
      useFactory: (
        db: Database,
        channels: Channels,
        sending: Sending,
        clock: Clock,
        logger: Logger,
        hints: ConversationHints,
        redirect: WebhookListener,
      ): WebhookListener => {
        const log = new ReceiptLog(sending.connections.receipts, () => sending.pokeReceipts());
        const webhooks = webhookListener({
          channels: channels.all,
          logger,
          logReceipt: (receipt) => log.log(receipt),
          receiveInbound: (sms) => receiveInbound(db, sms, clock.now(), hints.changed),
        });
        return (req, res) => (req.url?.startsWith(linkPath) ? redirect(req, res) : webhooks(req, res));
      },
    },
  ],
})
export class WebhooksModule implements OnApplicationBootstrap {
  constructor(
    @Inject(WEBHOOKS) private readonly webhooks: WebhookListener,
    private readonly host: HttpAdapterHost,
  ) {}

  /** `/webhooks/*` and `/l/*` never reach Express. */
  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const others = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (req: IncomingMessage, res: ServerResponse) => {
      if (req.url?.startsWith('/webhooks/') || req.url?.startsWith(linkPath)) return this.webhooks(req, res);
      for (const other of others) other.call(server, req, res);
    });
  }
}

/** `/webhooks/*` of the carriers and `/l/*` of short links on plain node:http, for a front of the same process. */
export function dispatchWebhooks(app: INestApplicationContext): (req: unknown, res: unknown) => void {
  return app.get<WebhookListener>(WEBHOOKS) as (req: unknown, res: unknown) => void;
}
