import { Injectable } from '@nestjs/common';
import { isProductError } from '@bellbird/errors';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents } from './campaigns.peer.generated.js';

const documents = peerDocuments<Documents>('campaigns', import.meta.url);

/** What the waiting list asks of campaigns, which owns the senders. */
@Injectable()
export class CampaignsPeer {
  constructor(private readonly peers: Peers) {}

  /** Countries (ISO 3166) to which a text has a price; null where it cannot be known now. */
  async pricedCountries(tenantId: string): Promise<ReadonlySet<string> | null> {
    try {
      const { textPrices } = await this.peers.ask(documents.TextPrices, {}, { tenantId }, 800);
      return new Set(Object.keys(textPrices.prices as Record<string, string>));
    } catch (error) {
      if (isProductError(error)) return null;
      throw error;
    }
  }

  /** Whether a business may text from a sender: it is theirs, or everybody's, and verified. @throws 503 while it cannot be known. */
  async maySendFrom(token: string, id: string): Promise<boolean> {
    try {
      const { callerId } = await this.peers.ask(documents.SenderOfBusiness, { id }, { token }, 2_000);
      return callerId?.status === 'verified';
    } catch (error) {
      if (isProductError(error) && error.code === 'not-found') return false;
      throw error;
    }
  }
}
