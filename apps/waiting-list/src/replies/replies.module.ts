import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { TakeReplies } from './take-replies.js';

@Feature({ imports: [LiveModule], providers: [TakeReplies] })
export class RepliesModule {}
