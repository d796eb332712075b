import { Injectable } from '@nestjs/common';
import { isProductError } from '@bellbird/errors';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents, SendingTermsQuery } from './tenants.peer.generated.js';

const documents = peerDocuments<Documents>('tenants', import.meta.url);

export type BusinessTerms = SendingTermsQuery['sendingTerms'];

/** What contacts must know of the business now. */
@Injectable()
export class TenantsPeer {
  constructor(private readonly peers: Peers) {}

  /** A business's name, images, colour, country and zone as tenants has them; null where it cannot be asked now. */
  async businessTerms(tenantId: string): Promise<BusinessTerms | null> {
    try {
      return (await this.peers.ask(documents.SendingTerms, {}, { tenantId }, 2_000)).sendingTerms;
    } catch (error) {
      if (isProductError(error)) return null;
      throw error;
    }
  }
}
