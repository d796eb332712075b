import { Injectable } from '@nestjs/common';
import { isProductError } from '@bellbird/errors';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents } from './contacts.peer.generated.js';

const documents = peerDocuments<Documents>('contacts', import.meta.url);

/** What the waiting list asks of contacts. */
@Injectable()
export class ContactsPeer {
  constructor(private readonly peers: Peers) {}

  /** Ids of contacts by phone (E.164); phones that are nobody's are left out, and all of them while it cannot be known. */
  async contactsByPhones(tenantId: string, phones: string[]): Promise<Map<string, string>> {
    try {
      const { contactsByPhones } = await this.peers.ask(documents.ContactsByPhones, { phones }, { tenantId }, 800);
      return new Map(contactsByPhones.map(({ phone, id }) => [phone, id]));
    } catch (error) {
      if (isProductError(error)) return new Map();
      throw error;
    }
  }
}
