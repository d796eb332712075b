import { Args, Context, Resolver, ResolveReference } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  Mutations,
  MutationSetAccountSettingsBrandingArgs,
  MutationSetAccountSettingsDetailsArgs,
  MutationSetTenantFlagsArgs,
  Queries,
} from '../schema.generated.js';
import { AccountSettings } from './account-settings.js';
import { brandingOf } from './branding.js';
import { BusinessProfile, detailsOf } from './business-profile.js';

@Resolver('Tenant')
export class BusinessProfileResolver {
  constructor(
    private readonly profile: BusinessProfile,
    private readonly settings: AccountSettings,
  ) {}

  @Query<Queries>() async tenantFromUser(@Context() context: GraphContext) {
    return this.shown(context);
  }
  @Query<Queries>() async tenantFlags(@Context() context: GraphContext) {
    return (await this.profile.show(context)).flags;
  }
  @Query<Queries>() async accountSettingsDetails(@Context() context: GraphContext) {
    return detailsOf(await this.profile.show(context));
  }
  @Query<Queries>() async accountSettingsBranding(@Context() context: GraphContext) {
    return brandingOf(await this.profile.show(context));
  }

  @Mutation<Mutations>() setTenantFlags(
    @Args() { flags }: MutationSetTenantFlagsArgs,
    @Context() context: GraphContext,
  ) {
    return this.profile.changeFlags(context, flags);
  }
  @Mutation<Mutations>() setAccountSettingsDetails(
    @Args() { input }: MutationSetAccountSettingsDetailsArgs,
    @Context() context: GraphContext,
  ) {
    return this.profile.changeDetails(context, input);
  }
  @Mutation<Mutations>() setAccountSettingsBranding(
    @Args() { input }: MutationSetAccountSettingsBrandingArgs,
    @Context() context: GraphContext,
  ) {
    return this.profile.changeBranding(context, input);
  }
  /** Another tenant's id answers as one that does not exist. */
  @ResolveReference() async reference({ id }: { id: string }, context: GraphContext) {
    return context.caller?.tenantId === id ? this.shown(context) : null;
  }

  private async shown(context: GraphContext) {
    const {
      tenant: { id, flags },
      accountSettings,
    } = await this.settings.show(context);
    return { id, uuid: id, flags, accountSettings };
  }
}
