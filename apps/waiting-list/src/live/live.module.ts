import { Feature } from '@bellbird/service-host';
import { QueueHints } from './queue-hints.js';

@Feature({ providers: [QueueHints], exports: [QueueHints] })
export class LiveModule {}
