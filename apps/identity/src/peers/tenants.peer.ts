import { Injectable } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { peerDocuments, Peers } from '@bellbird/service-host';
import { avatarKind } from '../user/release-avatar.js';
import type { Documents, FileClaimsQuery, MerchantFactsQuery, PublishImageMutation } from './tenants.peer.generated.js';

const documents = peerDocuments<Documents>('tenants', import.meta.url);

export type FileClaim = FileClaimsQuery['fileClaims'][number];

/** What identity asks of tenants, where files and money are kept. */
@Injectable()
export class TenantsPeer {
  constructor(private readonly peers: Peers) {}

  /** Publishes what a person uploaded as an avatar. @throws 400 where there is none, 503 while tenants does not answer. */
  async publishAvatar(
    tenantId: string,
    userId: string,
    bucketPath: string,
  ): Promise<PublishImageMutation['publishImage']> {
    const by = { kind: avatarKind, id: userId };
    const answer = await this.peers.ask(
      documents.PublishImage,
      { image: bucketPath, purpose: 'avatar', by },
      { tenantId },
      20_000,
    );
    return answer.publishImage;
  }

  /** Whether a new business may sign up without an invitation. */
  async isSignUpOpen(): Promise<boolean> {
    const { platformNotice } = await this.peers.ask(documents.PlatformNotice, {}, { tenantId: nilTenant }, 2_000);
    return platformNotice?.signUpOpen ?? true;
  }

  /** What money and sending of businesses are like, however many; tenants takes a thousand at a time. */
  async merchantFacts(ids: readonly string[]): Promise<MerchantFactsQuery['merchantFacts']> {
    const facts: MerchantFactsQuery['merchantFacts'] = [];
    for (let from = 0; from < ids.length; from += 1_000) {
      const variables = { ids: ids.slice(from, from + 1_000) };
      facts.push(...(await this.peers.ask(documents.MerchantFacts, variables, { tenantId: nilTenant })).merchantFacts);
    }
    return facts;
  }

  /** Claims of avatars older than a day, of all businesses, at most 500 after `after`. */
  async avatarClaims(after: FileClaim | null): Promise<FileClaim[]> {
    const from = after && [after.tenantId, after.fileId, after.thingId];
    const variables = { kind: avatarKind, after: from };
    return (await this.peers.ask(documents.FileClaims, variables, { tenantId: nilTenant })).fileClaims;
  }
}
