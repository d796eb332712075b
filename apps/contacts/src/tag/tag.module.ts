import { Feature } from '@bellbird/service-host';
import { tagResource } from './tag.resource.js';

@Feature({ resources: [tagResource] })
export class TagModule {}
