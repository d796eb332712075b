import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, type GraphContext } from '@bellbird/service-host';
import type {
  Mutations,
  MutationSecondStepLogInArgs,
  MutationStartSecondStepRecoveryArgs,
  MutationUseSecondStepRecoveryArgs,
} from '../schema.generated.js';
import { SecondStepLogIn } from './second-step-log-in.js';

@Resolver()
export class SecondStepResolver {
  constructor(private readonly step: SecondStepLogIn) {}

  @Mutation<Mutations>() secondStepLogIn(
    @Args() { secondStepToken, code, input }: MutationSecondStepLogInArgs,
    @Context() context: GraphContext,
  ) {
    return this.step.execute(secondStepToken, code, input, context);
  }

  @Mutation<Mutations>() startSecondStepRecovery(
    @Args() { secondStepToken }: MutationStartSecondStepRecoveryArgs,
    @Context() context: GraphContext,
  ) {
    return this.step.startRecovery(secondStepToken, context);
  }

  @Mutation<Mutations>() useSecondStepRecovery(
    @Args() { secondStepToken, code }: MutationUseSecondStepRecoveryArgs,
    @Context() context: GraphContext,
  ) {
    return this.step.useRecovery(secondStepToken, code, context);
  }
}
