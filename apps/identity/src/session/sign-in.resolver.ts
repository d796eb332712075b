import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationSignInArgs } from '../schema.generated.js';
import { SignIn } from './sign-in.js';

@Resolver()
export class SignInResolver {
  constructor(private readonly signingIn: SignIn) {}

  @Mutation<Mutations>() signIn(
    @Args() { email, password, deviceToken }: MutationSignInArgs,
    @Context() context: GraphContext,
  ) {
    return this.signingIn.execute(email, password, deviceToken, context);
  }
}
