import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, peerDocuments, Peers, type Logger } from '@bellbird/service-host';
import type {
  CampaignLinksQuery,
  ConversationToAnswerQuery,
  Documents,
  OpenReplyMutationVariables,
} from './dispatch.peer.generated.js';

const documents = peerDocuments<Documents>('dispatch', import.meta.url);

const patienceMs = 2_000;

export type ConversationToAnswer = NonNullable<ConversationToAnswerQuery['conversationToAnswer']>;

/** What campaigns must know of dispatch, or tell it, now. */
@Injectable()
export class DispatchPeer {
  constructor(
    private readonly peers: Peers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Tells dispatch to stop at once; the event repeats it, so that a silent dispatch costs a moment and loses nothing. */
  async stopCampaign(tenantId: string, campaignId: string, version: bigint, cancel: boolean): Promise<void> {
    await this.peers
      .ask(documents.StopCampaign, { campaignId, version: Number(version), cancel }, { tenantId }, patienceMs)
      .catch((error: unknown) =>
        this.logger.warn({ err: error, campaignId }, 'Dispatch did not hear the stop; the event will tell it'),
      );
  }

  /** How the links of campaigns were followed; one that is not there was not. */
  async campaignLinks(tenantId: string, campaignIds: string[]): Promise<CampaignLinksQuery['campaignLinks']> {
    return (await this.peers.ask(documents.CampaignLinks, { campaignIds }, { tenantId }, patienceMs)).campaignLinks;
  }

  /** Whom an answer goes to; null where it is no conversation of the tenant. */
  async conversationToAnswer(tenantId: string, id: string): Promise<ConversationToAnswer | null> {
    return (await this.peers.ask(documents.ConversationToAnswer, { id }, { tenantId })).conversationToAnswer ?? null;
  }

  /** Says that an answer goes out now. Again with the same text it is known. @throws 409 version-conflict */
  async openReply(tenantId: string, opened: OpenReplyMutationVariables): Promise<void> {
    await this.peers.ask(documents.OpenReply, opened, { tenantId });
  }
}
