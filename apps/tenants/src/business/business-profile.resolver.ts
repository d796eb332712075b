import { Args, Context, Mutation, Query, Resolver, ResolveReference } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { BusinessProfile, detailsOf } from './business-profile.js';
import type { TenantRow } from './tenant-row.js';

@Resolver('Tenant')
export class BusinessProfileResolver {
  constructor(private readonly profile: BusinessProfile) {}

  @Query() async tenantFromUser(@Context() context: GraphContext) {
    return shown(await this.profile.show(context));
  }
  @Query() async tenantFlags(@Context() context: GraphContext) {
    return (await this.profile.show(context)).flags;
  }
  @Query() async accountSettingsDetails(@Context() context: GraphContext) {
    return detailsOf(await this.profile.show(context));
  }
  @Query() async accountSettingsBranding(@Context() context: GraphContext) {
    return (await this.profile.show(context)).branding;
  }
  @Query() async accountSettingsPrivacyPolicy(@Context() context: GraphContext) {
    return (await this.profile.show(context)).privacyPolicy;
  }

  @Mutation() setTenantFlags(@Args('flags') flags: unknown, @Context() context: GraphContext) {
    return this.profile.changeFlags(context, flags);
  }
  @Mutation() setAccountSettingsDetails(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.changeDetails(context, input);
  }
  @Mutation() setAccountSettingsBranding(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.changeBranding(context, input);
  }
  @Mutation() setAccountSettingsPrivacyPolicy(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.changePrivacyPolicy(context, input);
  }

  /** Another tenant's id answers as one that does not exist. */
  @ResolveReference() async reference({ id }: { id: string }, context: GraphContext) {
    return context.caller?.tenantId === id ? shown(await this.profile.show(context)) : null;
  }
}

function shown(tenant: TenantRow) {
  const { id, flags, branding, privacyPolicy } = tenant;
  return { id, uuid: id, flags, accountSettings: { details: detailsOf(tenant), branding, privacyPolicy } };
}
