import { Feature } from '@bellbird/service-host';
import { Queues } from './queues.js';

@Feature({ providers: [Queues], exports: [Queues] })
export class QueueModule {}
