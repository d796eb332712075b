import { Feature, readSdl } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { AskAnew } from './ask-anew.js';
import { AskForText } from './ask-for-text.js';
import { ForgetPhones } from './forget-phones.js';
import { FundNow } from './fund-now.js';
import { FundTexts } from './fund-texts.js';
import { GiveUpTexts } from './give-up-texts.js';
import { TakeResults } from './take-results.js';
import { TextPricesResolver } from './text-prices.resolver.js';

/** One text to one person: the only path there is. */
@Feature({
  imports: [CallerIdModule, PeersModule],
  sdl: readSdl(import.meta.url, 'single-text.graphql'),
  providers: [AskAnew, AskForText, ForgetPhones, FundNow, FundTexts, GiveUpTexts, TakeResults, TextPricesResolver],
  exports: [AskForText, FundNow],
})
export class SingleTextModule {}
