import { Injectable } from '@nestjs/common';
import { Peers } from '@bellbird/service-host';

export interface SendingTerms {
  businessName: string;
  country: string;
  timeZone: string;
  currency: string;
  /** Micro-dollars a unit by country. */
  prices: Record<string, string>;
  priceVersion: number;
  /** Micro-dollars that can be spent, and that are held. */
  available: string;
  frozen: string;
}

/** What campaigns must know of the business and its money now. */
@Injectable()
export class TenantsClient {
  constructor(private readonly peers: Peers) {}

  /** `channel`: the key of the price list. */
  async sendingTerms(tenantId: string, channel: string): Promise<SendingTerms> {
    const { sendingTerms } = await this.peers.ask<{ sendingTerms: SendingTerms }>(
      'tenants',
      'query($channel: String!) { sendingTerms(channel: $channel) { businessName country timeZone currency prices priceVersion available frozen } }',
      { channel },
      { tenantId },
    );
    return sendingTerms;
  }

  /** The same answer for the same hold, however often it is asked. */
  async reserveFunds(
    tenantId: string,
    hold: { holdId: string; subjectId: string; amount: bigint; currency: string },
  ): Promise<{ held: boolean; available: string; frozen: string }> {
    const { reserveFunds } = await this.peers.ask<{
      reserveFunds: { held: boolean; available: string; frozen: string };
    }>(
      'tenants',
      'mutation($holdId: ID!, $subjectId: ID!, $amount: String!, $currency: String!) { reserveFunds(holdId: $holdId, subjectId: $subjectId, amount: $amount, currency: $currency) { held available frozen } }',
      { ...hold, amount: hold.amount.toString() },
      { tenantId },
    );
    return reserveFunds;
  }
}
