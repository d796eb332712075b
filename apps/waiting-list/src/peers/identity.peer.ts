import { Injectable } from '@nestjs/common';
import { isProductError } from '@bellbird/errors';
import type { MembersOfBusiness } from '@bellbird/resource-kit';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents } from './identity.peer.generated.js';

const documents = peerDocuments<Documents>('identity', import.meta.url);

/** What the waiting list asks of identity. */
@Injectable()
export class IdentityPeer implements MembersOfBusiness {
  constructor(private readonly peers: Peers) {}

  async areMembers(tenantId: string, ids: string[]): Promise<string[]> {
    return (await this.peers.ask(documents.AreMembers, { ids }, { tenantId }, 2_000)).areMembers;
  }

  /** A board without names is better than no board. */
  async namesOf(tenantId: string, ids: string[]): Promise<Map<string, string>> {
    try {
      const { memberNames } = await this.peers.ask(documents.MemberNames, { ids }, { tenantId }, 2_000);
      return new Map(memberNames.map(({ id, name }) => [id, name]));
    } catch (error) {
      if (isProductError(error)) return new Map();
      throw error;
    }
  }
}
