import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { TakeFates } from './take-fates.js';

@Feature({ imports: [LiveModule], providers: [TakeFates] })
export class TextsModule {}
