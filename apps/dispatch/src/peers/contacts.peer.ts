import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents, PeopleOfPhonesQuery } from './contacts.peer.generated.js';

const documents = peerDocuments<Documents>('contacts', import.meta.url);

export type PersonOfPhone = PeopleOfPhonesQuery['contactsByPhones'][number];

/** What dispatch asks of contacts. */
@Injectable()
export class ContactsPeer {
  constructor(private readonly peers: Peers) {}

  /** Whose these phones (E.164, at most 1,000) are; those that are nobody's are left out. */
  async peopleOfPhones(tenantId: string, phones: string[]): Promise<readonly PersonOfPhone[]> {
    return (await this.peers.ask(documents.PeopleOfPhones, { phones }, { tenantId }, 2_000)).contactsByPhones;
  }
}
