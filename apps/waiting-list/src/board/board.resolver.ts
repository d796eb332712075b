import { Context, Resolver } from '@nestjs/graphql';
import { Query, type GraphContext } from '@bellbird/service-host';
import type { Queries } from '../schema.generated.js';
import { Boards } from './boards.js';

@Resolver()
export class BoardResolver {
  constructor(private readonly boards: Boards) {}

  @Query<Queries>() waitingListBoard(@Context() context: GraphContext) {
    return this.boards.show(context);
  }
}
