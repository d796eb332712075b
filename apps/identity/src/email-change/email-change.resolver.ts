import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, personOf, type GraphContext } from '@bellbird/service-host';
import type { MutationChangeEmailArgs, MutationConfirmEmailChangeArgs, Mutations } from '../schema.generated.js';
import { ChangeEmail } from './change-email.js';
import { ConfirmEmailChange } from './confirm-email-change.js';

@Resolver()
export class EmailChangeResolver {
  constructor(
    private readonly changing: ChangeEmail,
    private readonly confirming: ConfirmEmailChange,
  ) {}

  @Mutation<Mutations>() changeEmail(@Args() { input }: MutationChangeEmailArgs, @Context() context: GraphContext) {
    return this.changing.execute(personOf(context), input.email, context);
  }
  @Mutation<Mutations>() confirmEmailChange(
    @Args() { code }: MutationConfirmEmailChangeArgs,
    @Context() context: GraphContext,
  ) {
    return this.confirming.byCode(personOf(context), code, context);
  }
}
