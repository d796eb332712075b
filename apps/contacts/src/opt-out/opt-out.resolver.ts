import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OptOut, type OptOutInfo } from './opt-out.js';

@Resolver()
export class OptOutResolver {
  constructor(private readonly optOuts: OptOut) {}

  @Query()
  optOutInfo(@Args('contactId') contactId: string, @Args('optOutToken') token: string): Promise<OptOutInfo> {
    return this.optOuts.info(contactId, token);
  }

  @Mutation()
  optOut(@Args('contactId') contactId: string, @Args('optOutToken') token: string, @Args('input') input: { scope?: string | null; state?: string | null }): Promise<OptOutInfo> {
    return this.optOuts.decide(contactId, token, input);
  }
}
