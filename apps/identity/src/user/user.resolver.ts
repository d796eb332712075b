import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import type { GraphContext } from '@bellbird/service-host';
import { AskedMails } from '../mail/asked-mails.js';
import { ChangePassword } from '../password/change-password.js';
import { ResetPassword } from '../password/reset-password.js';
import { Profile } from '../profile/profile.js';
import { Sessions } from '../session/sessions.js';
import { SignIn } from '../session/sign-in.js';
import { SignUp } from '../sign-up/sign-up.js';
import { VerifyEmail } from '../sign-up/verify-email.js';

/** The guard has let nobody but a person through to the operations that call this. */
const actorOf = (context: GraphContext): Actor => context.caller as Actor;

@Resolver()
export class UserResolver {
  constructor(
    private readonly signingUp: SignUp,
    private readonly verifying: VerifyEmail,
    private readonly signingIn: SignIn,
    private readonly sessions: Sessions,
    private readonly resetting: ResetPassword,
    private readonly changing: ChangePassword,
    private readonly profile: Profile,
    private readonly db: Database,
    private readonly mails: AskedMails,
  ) {}

  @Query() verifyToken(@Context() context: GraphContext) {
    return this.profile.show(actorOf(context), context);
  }
  @Query() userFlags(@Context() context: GraphContext) {
    return this.profile.flags(actorOf(context), context);
  }

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
  @Mutation() signIn(
    @Args('email') email: string,
    @Args('password') password: string,
    @Context() context: GraphContext,
  ) {
    return this.signingIn.execute(email, password, context);
  }
  @Mutation() refreshTokens(@Args('refreshToken') token: string) {
    return this.sessions.rotate(token);
  }
  @Mutation() async logOut(@Context() context: GraphContext) {
    const { tenantId, sessionId } = actorOf(context);
    await this.db.tenant(tenantId, (tx) => this.sessions.end(tx, sessionId, 'log-out'));
    return true;
  }
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
    return this.changing.execute(actorOf(context), input, context);
  }

  @Mutation() setUserFlags(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.setFlags(actorOf(context), input, context);
  }
  @Mutation() setMarkers(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.setMarkers(actorOf(context), input, context);
  }
  @Mutation() setBasicInformation(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.setBasicInformation(actorOf(context), input, context);
  }
  @Mutation() createAvatarUpload(@Args('contentType') type: string, @Context() context: GraphContext) {
    return this.profile.avatarUpload(actorOf(context), type);
  }
  @Mutation() setAvatar(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.setAvatar(actorOf(context), input, context);
  }
  @Mutation() deleteAvatar(@Context() context: GraphContext) {
    return this.profile.removeAvatar(actorOf(context), context);
  }
  @Mutation() saveDraftCampaign(@Args('draft') draft: unknown, @Context() context: GraphContext) {
    return this.profile.saveDraft(actorOf(context), 'campaignsDraft', draft, context);
  }
  @Mutation() discardDraftCampaign(@Context() context: GraphContext) {
    return this.profile.saveDraft(actorOf(context), 'campaignsDraft', null, context);
  }
  @Mutation() saveDraftQuickCampaign(@Args('draft') draft: unknown, @Context() context: GraphContext) {
    return this.profile.saveDraft(actorOf(context), 'quickCampaignsDraft', draft, context);
  }
  @Mutation() discardDraftQuickCampaign(@Context() context: GraphContext) {
    return this.profile.saveDraft(actorOf(context), 'quickCampaignsDraft', null, context);
  }
}
