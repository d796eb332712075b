import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, type GraphContext } from '@bellbird/service-host';
import { AskedMails } from '../mail/asked-mails.js';
import type {
  MutationResendEmailCodeArgs,
  Mutations,
  MutationSignUpArgs,
  MutationVerifyEmailArgs,
} from '../schema.generated.js';
import { SignUp } from './sign-up.js';
import { VerifyEmail } from './verify-email.js';

@Resolver()
export class SignUpResolver {
  constructor(
    private readonly signingUp: SignUp,
    private readonly verifying: VerifyEmail,
    private readonly mails: AskedMails,
  ) {}

  @Mutation<Mutations>() signUp(@Args() { input }: MutationSignUpArgs, @Context() context: GraphContext) {
    return this.signingUp.execute(input, context);
  }
  @Mutation<Mutations>() verifyEmail(
    @Args() { email, code }: MutationVerifyEmailArgs,
    @Context() context: GraphContext,
  ) {
    return this.verifying.execute(email, code, context);
  }
  @Mutation<Mutations>() async resendEmailCode(
    @Args() { email }: MutationResendEmailCodeArgs,
    @Context() context: GraphContext,
  ) {
    await this.mails.ask('resend-code', email, context);
    return true;
  }
}
