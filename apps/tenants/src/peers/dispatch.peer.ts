import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Settlement } from '../ledger/ledger.js';
import type { Documents } from './dispatch.peer.generated.js';

const documents = peerDocuments<Documents>('dispatch', import.meta.url);

/** What `tenants` asks of `dispatch`. */
@Injectable()
export class DispatchPeer {
  constructor(private readonly peers: Peers) {}

  /** Every settle row of a subject so far. @throws 503 while dispatch does not answer. */
  async settlements(tenantId: string, subjectId: string): Promise<Settlement[]> {
    const { settlements } = await this.peers.ask(documents.Settlements, { subjectId }, { tenantId });
    return settlements.map(({ settleId, charge, late }) => ({ settleId, charge: BigInt(charge), late }));
  }
}
