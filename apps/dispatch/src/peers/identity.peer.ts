import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents } from './identity.peer.generated.js';

const documents = peerDocuments<Documents>('identity', import.meta.url);

/** What dispatch asks of identity. */
@Injectable()
export class IdentityPeer {
  constructor(private readonly peers: Peers) {}

  async isMember(tenantId: string, userId: string): Promise<boolean> {
    const { areMembers } = await this.peers.ask(documents.AreMembers, { ids: [userId] }, { tenantId }, 2_000);
    return areMembers.length > 0;
  }
}
