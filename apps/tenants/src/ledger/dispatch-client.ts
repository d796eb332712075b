import { Injectable } from '@nestjs/common';
import { Peers } from '@bellbird/service-host';
import type { Settlement } from './ledger.js';

/** What `tenants` asks of `dispatch`. */
@Injectable()
export class DispatchClient {
  constructor(private readonly peers: Peers) {}

  /** Every settle row of a subject so far. @throws 503 while dispatch does not answer. */
  async settlements(tenantId: string, subjectId: string): Promise<Settlement[]> {
    const { settlements } = await this.peers.ask<{
      settlements: { settleId: string; charge: string; late: boolean }[];
    }>(
      'dispatch',
      'query Settlements($subjectId: ID!) { settlements(subjectId: $subjectId) { settleId charge late } }',
      { subjectId },
      { tenantId },
    );
    return settlements.map(({ settleId, charge, late }) => ({ settleId, charge: BigInt(charge), late }));
  }
}
