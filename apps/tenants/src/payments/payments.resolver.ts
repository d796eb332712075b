import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  MutationAddCreditCardArgs,
  MutationCreateTopUpPaymentIntentArgs,
  MutationDeletePaymentMethodArgs,
  Mutations,
  MutationSetDefaultPaymentMethodArgs,
  Queries,
} from '../schema.generated.js';
import { Cards } from './cards/cards.js';
import { CreateTopUpIntent } from './top-up/create-top-up-intent.js';

@Resolver()
export class PaymentsResolver {
  constructor(
    private readonly cards: Cards,
    private readonly topUps: CreateTopUpIntent,
  ) {}

  @Query<Queries>() async paymentMethods(@Context() context: GraphContext) {
    const data = await this.cards.list(context);
    return { data, count: data.length, countIsExact: true, hasMore: false };
  }

  @Mutation<Mutations>() createTopUpPaymentIntent(
    @Args() { input }: MutationCreateTopUpPaymentIntentArgs,
    @Context() context: GraphContext,
  ) {
    return this.topUps.execute(context, input);
  }
  @Mutation<Mutations>() createCardSetup(@Context() context: GraphContext) {
    return this.cards.setUp(context);
  }
  @Mutation<Mutations>() addCreditCard(
    @Args() { paymentMethod }: MutationAddCreditCardArgs,
    @Context() context: GraphContext,
  ) {
    return this.cards.add(context, paymentMethod);
  }
  @Mutation<Mutations>() setDefaultPaymentMethod(
    @Args() { id }: MutationSetDefaultPaymentMethodArgs,
    @Context() context: GraphContext,
  ) {
    return this.cards.setDefault(context, id);
  }
  @Mutation<Mutations>() deletePaymentMethod(
    @Args() { id }: MutationDeletePaymentMethodArgs,
    @Context() context: GraphContext,
  ) {
    return this.cards.remove(context, id);
  }
}
