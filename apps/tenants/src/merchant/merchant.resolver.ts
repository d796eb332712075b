import { Args, Context, Resolver, ResolveReference } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  MutationGiveCreditArgs,
  MutationReinstateMerchantArgs,
  Mutations,
  MutationSuspendMerchantArgs,
  Queries,
  QueryMerchantFactsArgs,
} from '../schema.generated.js';
import { MerchantFacts } from './merchant-facts.js';
import { SteerMerchant } from './steer-merchant.js';

@Resolver('Merchant')
export class MerchantResolver {
  constructor(
    private readonly facts: MerchantFacts,
    private readonly steering: SteerMerchant,
  ) {}

  @Query<Queries>() merchantFacts(@Args() { ids }: QueryMerchantFactsArgs) {
    return this.facts.all(ids);
  }

  @Mutation<Mutations>() async suspendMerchant(
    @Args() { id, input }: MutationSuspendMerchantArgs,
    @Context() context: GraphContext,
  ) {
    await this.steering.suspend(context, id, input);
    return this.facts.of(context, id);
  }
  @Mutation<Mutations>() async reinstateMerchant(
    @Args() { id, input }: MutationReinstateMerchantArgs,
    @Context() context: GraphContext,
  ) {
    await this.steering.reinstate(context, id, input);
    return this.facts.of(context, id);
  }
  @Mutation<Mutations>() giveCredit(@Args() { id, input }: MutationGiveCreditArgs, @Context() context: GraphContext) {
    return this.steering.credit(context, id, input);
  }

  @ResolveReference() reference({ id }: { id: string }, context: GraphContext) {
    return this.facts.of(context, id);
  }
}
