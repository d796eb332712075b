import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Counter } from 'prom-client';
import {
  CLOCK,
  CONFIG,
  Feature,
  LOGGER,
  loopbackNetworks,
  metrics,
  PLATFORM,
  readSdl,
  remoteAddressOf,
  type Clock,
  type Logger,
  type Platform,
} from '@bellbird/service-host';
import type { DispatchConfig } from '../dispatch.config.js';
import { REDIRECT, SENDING } from '../dispatch.tokens.js';
import { PeersModule } from '../peers/peers.module.js';
import { SendingModule } from '../sending/sending.module.js';
import type { Sending } from '../sending/start-sending.js';
import { AskBlockedHosts } from './ask-blocked-hosts.js';
import { BlockedHosts } from './blocked-hosts.js';
import { ClickLog } from './click-log.js';
import { LinkSets } from './link-sets.js';
import { LinksReactions } from './links.reactions.js';
import { LinksResolver } from './links.resolver.js';
import { redirectListener } from './redirect.js';
import { SecondLimit } from './second-limit.js';

const mostASecond = 100;
const lost = new Counter({
  name: 'dispatch_clicks_lost',
  help: 'Clicks that were led on before they were known to be logged',
  registers: [metrics.registry],
});

/** Short links: where they lead, and who followed them. */
@Feature({
  imports: [PeersModule, SendingModule],
  sdl: readSdl(import.meta.url, 'links.graphql'),
  providers: [
    BlockedHosts,
    AskBlockedHosts,
    LinksReactions,
    LinksResolver,
    {
      provide: REDIRECT,
      inject: [SENDING, CONFIG, BlockedHosts, PLATFORM, CLOCK, LOGGER],
      useFactory: (
        { connections }: Sending,
        { linkKeys }: DispatchConfig,
        blocked: BlockedHosts,
        { env }: Platform,
        clock: Clock,
        logger: Logger,
      ) => {
        const nowMs = (): number => performance.now();
        return redirectListener({
          ...{ keys: linkKeys, blocked, clock, logger },
          sets: new LinkSets(connections.links, nowMs),
          clicks: new ClickLog(connections.clicks, () => lost.inc()),
          limit: new SecondLimit(mostASecond, nowMs),
          addressOf: (req: IncomingMessage) => remoteAddressOf(req, env, loopbackNetworks),
        });
      },
    },
  ],
  exports: [REDIRECT],
})
export class LinksModule {}
