import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Documents, ReserveFundsMutation, SendingTermsQuery } from './tenants.peer.generated.js';

const documents = peerDocuments<Documents>('tenants', import.meta.url);

/** Amounts and prices are micro-dollars as text; prices by country, a unit. */
export type SendingTerms = SendingTermsQuery['sendingTerms'];

/** A hold that is asked for; `amount` in micro-dollars. */
export interface HoldWish {
  holdId: string;
  subjectId: string;
  amount: bigint;
  currency: string;
}

/** Whether the money was set aside; what there is, in micro-dollars, is as after all that was asked. */
export type ReserveAnswer = ReserveFundsMutation['reserveFunds'];

/** What campaigns must know of the business and its money now. */
@Injectable()
export class TenantsPeer {
  constructor(private readonly peers: Peers) {}

  /** `channel`: the key of the price list. */
  async sendingTerms(tenantId: string, channel: string): Promise<SendingTerms> {
    return (await this.peers.ask(documents.SendingTerms, { channel }, { tenantId })).sendingTerms;
  }

  /** The same answer for the same hold, however often it is asked. */
  async reserveFunds(tenantId: string, hold: HoldWish): Promise<ReserveAnswer> {
    return (await this.peers.ask(documents.ReserveFunds, asked(hold), { tenantId })).reserveFunds;
  }

  /** The same for up to a hundred, all or none; answers for each in the order asked. */
  async reserveManyFunds(tenantId: string, holds: readonly HoldWish[]): Promise<readonly ReserveAnswer[]> {
    const wishes = { holds: holds.map(asked) };
    return (await this.peers.ask(documents.ReserveManyFunds, wishes, { tenantId })).reserveManyFunds;
  }
}

const asked = ({ amount, ...hold }: HoldWish) => ({ ...hold, amount: amount.toString() });
