import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, personOf, type GraphContext } from '@bellbird/service-host';
import { AskedMails } from '../mail/asked-mails.js';
import type {
  MutationChangePasswordArgs,
  MutationForgotPasswordArgs,
  MutationResetPasswordArgs,
  Mutations,
} from '../schema.generated.js';
import { ChangePassword } from './change-password.js';
import { ResetPassword } from './reset-password.js';

@Resolver()
export class PasswordResolver {
  constructor(
    private readonly mails: AskedMails,
    private readonly resetting: ResetPassword,
    private readonly changing: ChangePassword,
  ) {}

  @Mutation<Mutations>() async forgotPassword(
    @Args() { email }: MutationForgotPasswordArgs,
    @Context() context: GraphContext,
  ) {
    await this.mails.ask('forgot-password', email, context);
    return true;
  }
  @Mutation<Mutations>() resetPassword(
    @Args() { token, password }: MutationResetPasswordArgs,
    @Context() context: GraphContext,
  ) {
    return this.resetting.execute(token, password, context);
  }
  @Mutation<Mutations>() changePassword(
    @Args() { input }: MutationChangePasswordArgs,
    @Context() context: GraphContext,
  ) {
    return this.changing.execute(personOf(context), input, context);
  }
}
