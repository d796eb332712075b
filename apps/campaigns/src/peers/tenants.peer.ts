import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents, ReserveFundsMutation, SendingTermsQuery } from './tenants.peer.generated.js';

const documents = peerDocuments<Documents>('tenants', import.meta.url);

/** Amounts and prices are micro-dollars as text; prices by country, a unit. */
export type SendingTerms = SendingTermsQuery['sendingTerms'];

/** What campaigns must know of the business and its money now. */
@Injectable()
export class TenantsPeer {
  constructor(private readonly peers: Peers) {}

  /** `channel`: the key of the price list. */
  async sendingTerms(tenantId: string, channel: string): Promise<SendingTerms> {
    return (await this.peers.ask(documents.SendingTerms, { channel }, { tenantId })).sendingTerms;
  }

  /** The same answer for the same hold, however often it is asked. */
  async reserveFunds(
    tenantId: string,
    hold: { holdId: string; subjectId: string; amount: bigint; currency: string },
  ): Promise<ReserveFundsMutation['reserveFunds']> {
    const asked = { ...hold, amount: hold.amount.toString() };
    return (await this.peers.ask(documents.ReserveFunds, asked, { tenantId })).reserveFunds;
  }
}
