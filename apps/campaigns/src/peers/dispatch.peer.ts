import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, peerDocuments, Peers, type Logger } from '@bellbird/service-host';
import type { Documents } from './dispatch.peer.generated.js';

const documents = peerDocuments<Documents>('dispatch', import.meta.url);

const patienceMs = 2_000;

/** Tells dispatch to stop at once; the event repeats it, so that a silent dispatch costs a moment and loses nothing. */
@Injectable()
export class DispatchPeer {
  constructor(
    private readonly peers: Peers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async stopCampaign(tenantId: string, campaignId: string, version: bigint, cancel: boolean): Promise<void> {
    await this.peers
      .ask(documents.StopCampaign, { campaignId, version: Number(version), cancel }, { tenantId }, patienceMs)
      .catch((error: unknown) =>
        this.logger.warn({ err: error, campaignId }, 'Dispatch did not hear the stop; the event will tell it'),
      );
  }
}
