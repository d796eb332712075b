import { Injectable } from '@nestjs/common';
import { formatBalance, formatExact } from '@bellbird/money';
import { actorOf } from '@bellbird/resource-kit';
import { validated, Work, type GraphContext } from '@bellbird/service-host';
import { CallerIds } from '../caller-id/caller-ids.js';
import { costOf } from '../campaign/campaign.js';
import { withoutNulls } from '../editing/campaign-input.js';
import { CheckCampaign } from '../editing/check-campaign.js';
import type { CampaignKind } from '../kinds/campaign-kind.js';
import { ContactsPeer } from '../peers/contacts.peer.js';
import { TenantsPeer } from '../peers/tenants.peer.js';
import type { CampaignQuote } from '../schema.generated.js';

/** The exact bill before sending: every recipient rendered and counted. */
@Injectable()
export class QuoteCampaign {
  constructor(
    private readonly work: Work,
    private readonly check: CheckCampaign,
    private readonly contacts: ContactsPeer,
    private readonly tenants: TenantsPeer,
    private readonly senders: CallerIds,
  ) {}

  /** Answers at any hour. @throws 400 by field. */
  async execute(kind: CampaignKind, raw: unknown, context: GraphContext): Promise<CampaignQuote> {
    const actor = actorOf(context);
    const { tenantId } = actor;
    const input = await validated(kind.inputs.quote, withoutNulls(membersOf(kind, raw)));
    await Promise.all([
      this.check.audienceAndContent(kind, { actor, before: null }, input),
      this.work.read(context, (tx) => kind.senderAddress(tx, this.senders, input)),
    ]);
    const terms = await this.tenants.sendingTerms(tenantId, kind.name);
    const measure = await this.contacts.measureAudience(tenantId, {
      contactIds: input.contactIds ?? [],
      groupIds: input.groupIds ?? [],
      segmentIds: input.segmentIds ?? [],
      ...kind.measured(input),
      messageType: input.messageType,
      businessName: terms.businessName,
      countries: Object.keys(terms.prices),
    });
    const cost = costOf(measure.partsByCountry, terms.prices);
    const available = BigInt(terms.available);
    return {
      recipients: measure.recipients,
      leftOut: measure.leftOut,
      parts: Object.values(measure.partsByCountry).reduce((sum, parts) => sum + parts, 0),
      cost: formatExact(cost),
      currency: terms.currency,
      exact: true,
      balance: formatBalance(available),
      sufficient: available >= cost,
      ...kind.quoteOut(measure, terms),
    };
  }
}

/** A quote needs what decides the bill and ignores the rest. */
const membersOf = (kind: CampaignKind, raw: unknown): Record<string, unknown> =>
  Object.fromEntries(
    [...commonMembers, ...kind.quoteMembers].map((member) => [member, (raw as Record<string, unknown>)[member]]),
  );
const commonMembers = ['messageType', 'contactIds', 'groupIds', 'segmentIds'];
