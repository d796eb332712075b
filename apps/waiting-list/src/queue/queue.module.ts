import { Feature } from '@bellbird/service-host';
import { QueueViews } from './queue-view.js';

@Feature({ providers: [QueueViews], exports: [QueueViews] })
export class QueueModule {}
