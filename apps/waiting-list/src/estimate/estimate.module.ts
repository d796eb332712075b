import { Feature } from '@bellbird/service-host';
import { LearnPace } from './learn-pace.js';

@Feature({ providers: [LearnPace] })
export class EstimateModule {}
