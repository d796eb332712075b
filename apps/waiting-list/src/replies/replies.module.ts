import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { TakeReplies } from './take-replies.js';

@Feature({ imports: [LiveModule, QueueModule], providers: [TakeReplies] })
export class RepliesModule {}
