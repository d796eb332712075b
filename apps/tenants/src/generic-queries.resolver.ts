import type { Row } from '@bellbird/database';
import { resourceResolvers } from '@bellbird/resource-kit';
import { CLOCK, type Clock, type GraphContext, Work } from '@bellbird/service-host';
import { Inject } from '@nestjs/common';
import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { type BillingRow, billingRow } from './billing/billing-row.resource.js';
import { type AppServiceOut, appService } from './price-list/app-service.resource.js';

/** The generic queries of the declared resources. Nest knows only resolvers that are its own: one line each. */
@Resolver()
export class GenericQueriesResolver {
  private readonly queries;

  constructor(work: Work, @Inject(CLOCK) clock: Clock) {
    const deps = { read: work.read.bind(work), change: work.change.bind(work), clock };
    this.queries = { ...resourceResolvers<GraphContext, AppServiceOut, Row, Row>(appService, deps).Query, ...resourceResolvers<GraphContext, BillingRow, Row, Row>(billingRow, deps).Query };
  }

  @Query() appServices(@Args() args: object, @Context() context: GraphContext, @Info() info: GraphQLResolveInfo) { return this.ask('appServices', args, context, info); }
  @Query() appService(@Args() args: object, @Context() context: GraphContext, @Info() info: GraphQLResolveInfo) { return this.ask('appService', args, context, info); }
  @Query() appServicesCount(@Args() args: object, @Context() context: GraphContext, @Info() info: GraphQLResolveInfo) { return this.ask('appServicesCount', args, context, info); }
  @Query() appServicesCountWithFilters(@Args() args: object, @Context() context: GraphContext, @Info() info: GraphQLResolveInfo) { return this.ask('appServicesCountWithFilters', args, context, info); }
  @Query() billingHistory(@Args() args: object, @Context() context: GraphContext, @Info() info: GraphQLResolveInfo) { return this.ask('billingHistory', args, context, info); }

  private ask(name: string, args: object, context: GraphContext, info: GraphQLResolveInfo): Promise<unknown> {
    const resolver = this.queries[name];
    if (resolver === undefined) throw new Error(`No declared resource has the query ${name}.`);
    return resolver(null, args as never, context, info);
  }
}
