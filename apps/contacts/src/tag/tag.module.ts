import { Feature } from '@bellbird/service-host';
import { TagHooks } from './tag.hooks.js';
import { tagResource } from './tag.resource.js';

@Feature({ resources: [tagResource], providers: [TagHooks] })
export class TagModule {}
