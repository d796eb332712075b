import { Injectable } from '@nestjs/common';
import { isProductError } from '@bellbird/errors';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents } from './tenants.peer.generated.js';

const documents = peerDocuments<Documents>('tenants', import.meta.url);

/** What the waiting list asks of tenants, which keeps the opening hours. */
@Injectable()
export class TenantsPeer {
  constructor(private readonly peers: Peers) {}

  /** Since when a business is open; null while it is closed, or where it cannot be known now. */
  async openSince(tenantId: string): Promise<Date | null> {
    try {
      const { since } = (await this.peers.ask(documents.OpenNow, {}, { tenantId }, 2_000)).openNow;
      return since == null ? null : new Date(since);
    } catch (error) {
      if (isProductError(error)) return null;
      throw error;
    }
  }
}
