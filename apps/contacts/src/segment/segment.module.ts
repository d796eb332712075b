import { Feature } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { segmentResource } from './segment.resource.js';

@Feature({ imports: [PeersModule], resources: [segmentResource] })
export class SegmentModule {}
