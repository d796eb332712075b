import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { AskThanks } from './ask-thanks.js';
import { NoReviews, TurnReviews } from './turn-reviews.js';

@Feature({ imports: [LiveModule], providers: [AskThanks, { provide: TurnReviews, useClass: NoReviews }] })
export class ThanksModule {}
