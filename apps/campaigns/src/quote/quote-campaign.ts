import { Injectable } from '@nestjs/common';
import { formatBalance, formatExact } from '@bellbird/money';
import { validated, Work, type GraphContext } from '@bellbird/service-host';
import { CallerIds } from '../caller-id/caller-ids.js';
import { costOf } from '../campaign/campaign.js';
import { ContactsClient } from '../contacts-client.js';
import { withoutNulls } from '../editing/campaign-input.js';
import { CheckCampaign } from '../editing/check-campaign.js';
import { TenantsClient } from '../tenants-client.js';
import { QuoteInput } from './quote-input.js';

/** The exact bill before sending: every recipient rendered and counted. */
@Injectable()
export class QuoteCampaign {
  constructor(
    private readonly work: Work,
    private readonly check: CheckCampaign,
    private readonly contacts: ContactsClient,
    private readonly tenants: TenantsClient,
    private readonly senders: CallerIds,
  ) {}

  /** Answers at any hour. @throws 400 by field. */
  async execute(
    tenantId: string,
    raw: Record<string, unknown>,
    context: GraphContext,
  ): Promise<Record<string, unknown>> {
    const input = await validated(QuoteInput, withoutNulls(pick(raw)));
    await Promise.all([
      this.check.audienceAndText(tenantId, input),
      this.work.read(context, (tx) => this.senders.usable(tx, input.callerId)),
    ]);
    const terms = await this.tenants.sendingTerms(tenantId);
    const measure = await this.contacts.measureAudience(tenantId, {
      contactIds: input.contactIds ?? [],
      groupIds: input.groupIds ?? [],
      segmentIds: input.segmentIds ?? [],
      message: input.message,
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
      partsPerMessage: measure.partsPerMessage,
      cost: formatExact(cost),
      currency: terms.currency,
      exact: true,
      balance: formatBalance(available),
      sufficient: available >= cost,
      costlyCharacters: measure.costlyCharacters.map(({ partsSaved, ...character }) => ({
        ...character,
        saves: formatExact(costOf(partsSaved, terms.prices)),
      })),
    };
  }
}

/** A quote needs what decides the bill and ignores the rest. */
const pick = ({
  messageType,
  callerId,
  message,
  contactIds,
  groupIds,
  segmentIds,
}: Record<string, unknown>): Record<string, unknown> => ({
  messageType,
  callerId,
  message,
  contactIds,
  groupIds,
  segmentIds,
});
