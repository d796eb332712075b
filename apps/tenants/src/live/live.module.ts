import { Feature } from '@bellbird/service-host';
import { TenantHints } from './tenant-hints.js';

@Feature({
  providers: [TenantHints],
  exports: [TenantHints],
})
export class LiveModule {}
