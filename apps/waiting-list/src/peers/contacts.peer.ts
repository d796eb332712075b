import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents } from './contacts.peer.generated.js';

const documents = peerDocuments<Documents>('contacts', import.meta.url);

export interface ContactOfPhone {
  id: string;
  email: string | null;
  /** Values of its custom fields by key. */
  attributes: Readonly<Record<string, unknown>>;
}

/** What the waiting list asks of contacts. */
@Injectable()
export class ContactsPeer {
  constructor(private readonly peers: Peers) {}

  /** Contacts by phone (E.164); phones that are nobody's are left out. */
  async contactsByPhones(tenantId: string, phones: string[]): Promise<Map<string, ContactOfPhone>> {
    const { contactsByPhones } = await this.peers.ask(documents.ContactsByPhones, { phones }, { tenantId });
    return new Map(contactsByPhones.map((each) => [each.phone, each as ContactOfPhone]));
  }

  /** Keys of the business's custom fields. */
  async attributeKeys(tenantId: string): Promise<string[]> {
    return (await this.peers.ask(documents.AttributeKeys, {}, { tenantId })).checkAudience.attributeKeys;
  }
}
