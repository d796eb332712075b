import { LimitsModule } from '@bellbird/limits';
import { Feature, readSdl } from '@bellbird/service-host';
import { MailModule } from '../mail/mail.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { KeepBusiness } from './keep-business.js';
import { MailNews } from './mail-news.js';
import { NewsLoop } from './news-loop.js';
import { NewsResolver } from './news.resolver.js';
import { SweepNews } from './sweep-news.js';

/** Notifications as mails: at once, or with the day's others. */
@Feature({
  imports: [LimitsModule, MailModule, PeersModule],
  sdl: readSdl(import.meta.url, 'news.graphql'),
  providers: [KeepBusiness, MailNews, NewsLoop, NewsResolver, SweepNews],
})
export class NewsModule {}
