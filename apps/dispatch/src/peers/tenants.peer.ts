import { Injectable } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents } from './tenants.peer.generated.js';

const documents = peerDocuments<Documents>('tenants', import.meta.url);

/** What dispatch asks of tenants. */
@Injectable()
export class TenantsPeer {
  constructor(private readonly peers: Peers) {}

  async blockedLinkHosts(): Promise<readonly string[]> {
    return (await this.peers.ask(documents.BlockedLinkHosts, {}, { tenantId: nilTenant }, 2_000)).blockedLinkHosts;
  }
}
