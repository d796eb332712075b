import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { Cards } from './cards/cards.js';
import { CreateTopUpIntent } from './top-up/create-top-up-intent.js';

@Resolver()
export class PaymentsResolver {
  constructor(
    private readonly cards: Cards,
    private readonly topUps: CreateTopUpIntent,
  ) {}

  @Query() async paymentMethods(@Context() context: GraphContext) {
    const data = await this.cards.list(context);
    return { data, count: data.length, countIsExact: true, hasMore: false };
  }

  @Mutation() createTopUpPaymentIntent(@Args('input') input: object, @Context() context: GraphContext) {
    return this.topUps.execute(context, input);
  }
  @Mutation() createCardSetup(@Context() context: GraphContext) {
    return this.cards.setUp(context);
  }
  @Mutation() addCreditCard(@Args('paymentMethod') paymentMethod: unknown, @Context() context: GraphContext) {
    return this.cards.add(context, paymentMethod);
  }
  @Mutation() setDefaultPaymentMethod(@Args('id') id: string, @Context() context: GraphContext) {
    return this.cards.setDefault(context, id);
  }
  @Mutation() deletePaymentMethod(@Args('id') id: string, @Context() context: GraphContext) {
    return this.cards.remove(context, id);
  }
}
