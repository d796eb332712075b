import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { AskedMails } from '../mail/asked-mails.js';
import { personOf } from '../user/person-of.js';
import { ChangePassword } from './change-password.js';
import { ResetPassword } from './reset-password.js';

@Resolver()
export class PasswordResolver {
  constructor(
    private readonly mails: AskedMails,
    private readonly resetting: ResetPassword,
    private readonly changing: ChangePassword,
  ) {}

  @Mutation() async forgotPassword(@Args('email') email: string, @Context() context: GraphContext) {
    await this.mails.ask('forgot-password', email, context);
    return true;
  }
  @Mutation() async resetPassword(
    @Args('token') token: string,
    @Args('password') password: string | null,
    @Context() context: GraphContext,
  ) {
    await this.resetting.execute(token, password, context);
    return true;
  }
  @Mutation() changePassword(@Args('input') input: object, @Context() context: GraphContext) {
    return this.changing.execute(personOf(context), input, context);
  }
}
