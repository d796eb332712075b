import { Feature } from '@bellbird/service-host';
import { TenantsPeer } from './tenants.peer.js';

/** The other service that identity asks. */
@Feature({ providers: [TenantsPeer], exports: [TenantsPeer] })
export class PeersModule {}
