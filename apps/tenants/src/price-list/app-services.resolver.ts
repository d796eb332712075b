import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { notFound } from '@bellbird/errors';
import { formatUnitPrice } from '@bellbird/money';
import { Work, type GraphContext } from '@bellbird/service-host';
import { ReserveFunds } from '../ledger/reserve-funds.js';
import { readPriceList } from './price-list.js';
import { SendingTerms } from './sending-terms.js';

@Resolver()
export class AppServicesResolver {
  constructor(
    private readonly work: Work,
    private readonly terms: SendingTerms,
    private readonly reserving: ReserveFunds,
  ) {}

  @Query() async appServiceByKey(@Args('key') key: string, @Context() context: GraphContext) {
    const list = await this.work.read(context, (tx) => readPriceList(tx, key));
    if (list === null) throw notFound();
    return {
      key: list.key,
      version: list.version,
      prices: [...list.prices].map(([country, price]) => ({ country, price: formatUnitPrice(price) })),
    };
  }

  @Query() sendingTerms(@Args('channel') channel: string, @Context() context: GraphContext) {
    return this.terms.read(context, channel);
  }

  @Mutation() reserveFunds(
    @Args('holdId') holdId: string,
    @Args('subjectId') subjectId: string,
    @Args('amount') amount: string,
    @Args('currency') currency: string,
    @Context() context: GraphContext,
  ) {
    return this.reserving.execute(context, { holdId, subjectId, amount, currency });
  }
}
