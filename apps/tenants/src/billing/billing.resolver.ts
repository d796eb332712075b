import { Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { Billing } from './billing.js';

@Resolver()
export class BillingResolver {
  constructor(private readonly billing: Billing) {}

  @Query() balanceInformation(@Context() context: GraphContext) {
    return this.billing.balance(context);
  }
  @Query() billingInformation(@Context() context: GraphContext) {
    return this.billing.information(context);
  }
}
