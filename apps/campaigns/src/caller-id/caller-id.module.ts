import { Feature } from '@bellbird/service-host';
import { callerIdResource } from './caller-id.resource.js';
import { CallerIds } from './caller-ids.js';

@Feature({
  resources: [callerIdResource],
  providers: [CallerIds],
  exports: [CallerIds],
})
export class CallerIdModule {}
