import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { TakeFates } from './take-fates.js';

@Feature({ imports: [LiveModule, QueueModule], providers: [TakeFates] })
export class TextsModule {}
