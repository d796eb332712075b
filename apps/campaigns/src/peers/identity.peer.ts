import { Inject, Injectable } from '@nestjs/common';
import { isProductError } from '@bellbird/errors';
import type { MembersOfBusiness } from '@bellbird/resource-kit';
import { LOGGER, peerDocuments, Peers, type Logger } from '@bellbird/service-host';
import type { Documents } from './identity.peer.generated.js';

const documents = peerDocuments<Documents>('identity', import.meta.url);

/** What campaigns asks of identity and tells it. */
@Injectable()
export class IdentityPeer implements MembersOfBusiness {
  constructor(
    private readonly peers: Peers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A campaign that was created or edited clears its author's soft draft (spec point 4). A draft that stays is a nuisance, not a loss: failing is only logged. */
  async discardDraft(token: string, isQuick: boolean): Promise<void> {
    const asked = isQuick
      ? this.peers.ask(documents.DiscardDraftQuickCampaign, {}, { token }, 1_000)
      : this.peers.ask(documents.DiscardDraftCampaign, {}, { token }, 1_000);
    await asked.catch((error: unknown) => this.logger.warn({ err: error }, 'The soft draft was not cleared'));
  }

  async areMembers(tenantId: string, ids: string[]): Promise<string[]> {
    return (await this.peers.ask(documents.AreMembers, { ids }, { tenantId }, 2_000)).areMembers;
  }

  /** A list without names is better than no list. */
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
