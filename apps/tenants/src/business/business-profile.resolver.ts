import { Args, Context, Resolver, ResolveReference } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  Mutations,
  MutationSetAccountSettingsBrandingArgs,
  MutationSetAccountSettingsDetailsArgs,
  MutationSetAccountSettingsPrivacyPolicyArgs,
  MutationSetTenantFlagsArgs,
  Queries,
} from '../schema.generated.js';
import { brandingOf, BusinessProfile, detailsOf } from './business-profile.js';
import type { TenantRow } from './tenant-row.js';

@Resolver('Tenant')
export class BusinessProfileResolver {
  constructor(private readonly profile: BusinessProfile) {}

  @Query<Queries>() async tenantFromUser(@Context() context: GraphContext) {
    return shown(await this.profile.show(context));
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
  @Query<Queries>() async accountSettingsPrivacyPolicy(@Context() context: GraphContext) {
    return (await this.profile.show(context)).privacyPolicy;
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
  @Mutation<Mutations>() setAccountSettingsPrivacyPolicy(
    @Args() { input }: MutationSetAccountSettingsPrivacyPolicyArgs,
    @Context() context: GraphContext,
  ) {
    return this.profile.changePrivacyPolicy(context, input);
  }

  /** Another tenant's id answers as one that does not exist. */
  @ResolveReference() async reference({ id }: { id: string }, context: GraphContext) {
    return context.caller?.tenantId === id ? shown(await this.profile.show(context)) : null;
  }
}

function shown(tenant: TenantRow) {
  const { id, flags, privacyPolicy } = tenant;
  const accountSettings = { details: detailsOf(tenant), branding: brandingOf(tenant), privacyPolicy };
  return { id, uuid: id, flags, accountSettings };
}
