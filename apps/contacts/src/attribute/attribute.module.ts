import { Feature, readSdl } from '@bellbird/service-host';
import { AttributeItemsResolver } from './attribute-items.resolver.js';
import { AttributeHooks } from './attribute.hooks.js';
import { attributeResource } from './attribute.resource.js';

@Feature({
  resources: [attributeResource],
  sdl: readSdl(import.meta.url, 'attribute.graphql'),
  providers: [AttributeHooks, AttributeItemsResolver],
})
export class AttributeModule {}
