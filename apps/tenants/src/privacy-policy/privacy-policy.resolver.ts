import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationSetAccountSettingsPrivacyPolicyArgs, Queries } from '../schema.generated.js';
import { PrivacyPolicies } from './privacy-policies.js';

@Resolver()
export class PrivacyPolicyResolver {
  constructor(private readonly policies: PrivacyPolicies) {}

  @Query<Queries>() accountSettingsPrivacyPolicy(@Context() context: GraphContext) {
    return this.policies.show(context);
  }

  @Mutation<Mutations>() setAccountSettingsPrivacyPolicy(
    @Args() { input }: MutationSetAccountSettingsPrivacyPolicyArgs,
    @Context() context: GraphContext,
  ) {
    return this.policies.change(context, input);
  }
}
