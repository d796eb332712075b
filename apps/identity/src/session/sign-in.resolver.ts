import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { SignIn } from './sign-in.js';

@Resolver()
export class SignInResolver {
  constructor(private readonly signingIn: SignIn) {}

  @Mutation() signIn(
    @Args('email') email: string,
    @Args('password') password: string,
    @Context() context: GraphContext,
  ) {
    return this.signingIn.execute(email, password, context);
  }
}
