import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents, MembersWithQuery } from './identity.peer.generated.js';

const documents = peerDocuments<Documents>('identity', import.meta.url);

export type MailedMembers = MembersWithQuery['membersWith'];
export type MailedMember = MailedMembers['members'][number];

/** What notifications asks of identity, when it mails: never in a handler of an event. */
@Injectable()
export class IdentityPeer {
  constructor(private readonly peers: Peers) {}

  /** Active members with one of the permissions, or all where none is named, and the business's name. @throws 503 while identity does not answer. */
  async membersWith(tenantId: string, permissions: readonly string[]): Promise<MailedMembers> {
    return (await this.peers.ask(documents.MembersWith, { permissions: [...permissions] }, { tenantId })).membersWith;
  }
}
