import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents } from './identity.peer.generated.js';

const documents = peerDocuments<Documents>('identity', import.meta.url);

/** What tenants asks of identity. */
@Injectable()
export class IdentityPeer {
  constructor(private readonly peers: Peers) {}

  /** Whether a member logs in with a second step. @throws 503 while identity does not answer. */
  async hasTwoFactor(tenantId: string, userId: string): Promise<boolean> {
    return (await this.peers.ask(documents.HasTwoFactor, { userId }, { tenantId })).hasTwoFactor;
  }
}
