import { Args, Resolver } from '@nestjs/graphql';
import { Query } from '@bellbird/service-host';
import type { Queries, QueryMerchantActsArgs, QueryMerchantPeopleArgs } from '../schema.generated.js';
import { Merchants } from './merchants.js';

@Resolver()
export class MerchantResolver {
  constructor(private readonly merchants: Merchants) {}

  @Query<Queries>() merchantPeople(@Args() { id }: QueryMerchantPeopleArgs) {
    return this.merchants.people(id);
  }
  @Query<Queries>() merchantActs(@Args() { id }: QueryMerchantActsArgs) {
    return this.merchants.acts(id);
  }
}
