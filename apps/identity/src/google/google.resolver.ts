import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, personOf, type GraphContext } from '@bellbird/service-host';
import type {
  MutationFinishGoogleArgs,
  MutationLinkGoogleArgs,
  Mutations,
  MutationSignUpWithGoogleArgs,
  MutationStartGoogleArgs,
} from '../schema.generated.js';
import { DisconnectGoogle } from './disconnect-google.js';
import { FinishGoogle } from './finish-google.js';
import { LinkGoogle } from './link-google.js';
import { SignUpWithGoogle } from './sign-up-with-google.js';
import { StartGoogle } from './start-google.js';

@Resolver()
export class GoogleResolver {
  constructor(
    private readonly starting: StartGoogle,
    private readonly finishing: FinishGoogle,
    private readonly signingUp: SignUpWithGoogle,
    private readonly linking: LinkGoogle,
    private readonly disconnecting: DisconnectGoogle,
  ) {}

  @Mutation<Mutations>() startGoogle(@Args() { input }: MutationStartGoogleArgs, @Context() context: GraphContext) {
    return this.starting.execute(input, context);
  }
  @Mutation<Mutations>() finishGoogle(@Args() { input }: MutationFinishGoogleArgs, @Context() context: GraphContext) {
    return this.finishing.execute(input, context);
  }
  @Mutation<Mutations>() signUpWithGoogle(
    @Args() { input }: MutationSignUpWithGoogleArgs,
    @Context() context: GraphContext,
  ) {
    return this.signingUp.execute(input, context);
  }
  @Mutation<Mutations>() linkGoogle(@Args() { input }: MutationLinkGoogleArgs, @Context() context: GraphContext) {
    return this.linking.execute(input, context);
  }
  @Mutation<Mutations>() disconnectGoogle(@Context() context: GraphContext) {
    return this.disconnecting.execute(personOf(context), context);
  }
}
