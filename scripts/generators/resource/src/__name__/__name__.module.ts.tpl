import { Feature } from '@bellbird/service-host';
import { __camel__Resource } from './__name__.resource.js';

@Feature({ resources: [__camel__Resource] })
export class __Pascal__Module {}
