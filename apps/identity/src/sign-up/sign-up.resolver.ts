import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { AskedMails } from '../mail/asked-mails.js';
import { SignUp } from './sign-up.js';
import { VerifyEmail } from './verify-email.js';

@Resolver()
export class SignUpResolver {
  constructor(
    private readonly signingUp: SignUp,
    private readonly verifying: VerifyEmail,
    private readonly mails: AskedMails,
  ) {}

  @Mutation() signUp(@Args('input') input: object, @Context() context: GraphContext) {
    return this.signingUp.execute(input, context);
  }
  @Mutation() verifyEmail(@Args('email') email: string, @Args('code') code: string, @Context() context: GraphContext) {
    return this.verifying.execute(email, code, context);
  }
  @Mutation() async resendEmailCode(@Args('email') email: string, @Context() context: GraphContext) {
    await this.mails.ask('resend-code', email, context);
    return true;
  }
}
