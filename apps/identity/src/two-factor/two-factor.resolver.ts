import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  MutationDisableTwoFactorArgs,
  MutationDisableTwoFactorByEmailArgs,
  MutationEnableTwoFactorArgs,
  MutationResetTwoFactorArgs,
  Mutations,
  Queries,
  QueryHasTwoFactorArgs,
} from '../schema.generated.js';
import { Enrolment } from './enrolment.js';
import { TurnOff } from './turn-off.js';

@Resolver()
export class TwoFactorResolver {
  constructor(
    private readonly enrolment: Enrolment,
    private readonly turningOff: TurnOff,
  ) {}

  @Query<Queries>() hasTwoFactor(@Args() { userId }: QueryHasTwoFactorArgs, @Context() context: GraphContext) {
    return this.enrolment.isOn(userId, context);
  }
  @Query<Queries>() twoFactorKey(@Context() context: GraphContext) {
    return this.enrolment.key(context);
  }

  @Mutation<Mutations>() enableTwoFactor(
    @Args() { code }: MutationEnableTwoFactorArgs,
    @Context() context: GraphContext,
  ) {
    return this.enrolment.enable(code, context);
  }

  @Mutation<Mutations>() renewRecoveryCodes(@Context() context: GraphContext) {
    return this.enrolment.renewCodes(context);
  }

  @Mutation<Mutations>() disableTwoFactor(
    @Args() { code, input }: MutationDisableTwoFactorArgs,
    @Context() context: GraphContext,
  ) {
    return this.turningOff.byCode(code, input, context);
  }

  @Mutation<Mutations>() sendTwoFactorEmailCode(@Context() context: GraphContext) {
    return this.turningOff.sendCode(context);
  }

  @Mutation<Mutations>() disableTwoFactorByEmail(
    @Args() { code, input }: MutationDisableTwoFactorByEmailArgs,
    @Context() context: GraphContext,
  ) {
    return this.turningOff.byEmail(code, input, context);
  }

  @Mutation<Mutations>() resetTwoFactor(@Args() { id }: MutationResetTwoFactorArgs, @Context() context: GraphContext) {
    return this.turningOff.reset(id, context);
  }
}
