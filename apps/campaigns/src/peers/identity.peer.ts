import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, peerDocuments, Peers, type Logger } from '@bellbird/service-host';
import type { Documents } from './identity.peer.generated.js';

const documents = peerDocuments<Documents>('identity', import.meta.url);

/** A campaign that was created or edited clears its author's soft draft (spec point 4). */
@Injectable()
export class IdentityPeer {
  constructor(
    private readonly peers: Peers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A draft that stays is a nuisance, not a loss: failing is only logged. */
  async discardDraft(token: string): Promise<void> {
    await this.peers
      .ask(documents.DiscardDraftCampaign, {}, { token }, 1_000)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'The soft draft was not cleared'));
  }
}
