import { Context, Resolver } from '@nestjs/graphql';
import { Query, type GraphContext } from '@bellbird/service-host';
import type { Queries } from '../schema.generated.js';
import { Billing } from './billing.js';

@Resolver()
export class BillingResolver {
  constructor(private readonly billing: Billing) {}

  @Query<Queries>() balanceInformation(@Context() context: GraphContext) {
    return this.billing.balance(context);
  }
  @Query<Queries>() billingInformation(@Context() context: GraphContext) {
    return this.billing.information(context);
  }
}
