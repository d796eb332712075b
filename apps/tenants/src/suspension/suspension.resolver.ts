import { Context, Resolver } from '@nestjs/graphql';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type { Queries } from '../schema.generated.js';
import { openSuspensions } from './suspensions.js';

@Resolver()
export class SuspensionResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() suspensions(@Context() context: GraphContext) {
    return this.work.read(context, (tx) => openSuspensions(tx));
  }
}
