import { Args, Context, Resolver } from '@nestjs/graphql';
import { notFound } from '@bellbird/errors';
import { formatUnitPrice } from '@bellbird/money';
import { Mutation, Query, Work, type GraphContext } from '@bellbird/service-host';
import { ReserveFunds } from '../ledger/reserve-funds.js';
import type {
  MutationReserveFundsArgs,
  MutationReserveManyFundsArgs,
  Mutations,
  Queries,
  QueryAppServiceByKeyArgs,
  QuerySendingTermsArgs,
} from '../schema.generated.js';
import { readPriceList } from './price-list.js';
import { SendingTerms } from './sending-terms.js';

@Resolver()
export class AppServicesResolver {
  constructor(
    private readonly work: Work,
    private readonly terms: SendingTerms,
    private readonly reserving: ReserveFunds,
  ) {}

  @Query<Queries>() async appServiceByKey(@Args() { key }: QueryAppServiceByKeyArgs, @Context() context: GraphContext) {
    const list = await this.work.read(context, (tx) => readPriceList(tx, key));
    if (list === null) throw notFound();
    return {
      key: list.key,
      version: list.version,
      prices: [...list.prices].map(([country, price]) => ({ country, price: formatUnitPrice(price) })),
    };
  }

  @Query<Queries>() sendingTerms(@Args() { channel }: QuerySendingTermsArgs, @Context() context: GraphContext) {
    return this.terms.read(context, channel);
  }

  @Mutation<Mutations>() async reserveFunds(@Args() hold: MutationReserveFundsArgs, @Context() context: GraphContext) {
    const [answer] = await this.reserving.execute(context, [hold]);
    return answer!;
  }

  @Mutation<Mutations>() reserveManyFunds(
    @Args() { holds }: MutationReserveManyFundsArgs,
    @Context() context: GraphContext,
  ) {
    return this.reserving.executeMany(context, holds);
  }
}
