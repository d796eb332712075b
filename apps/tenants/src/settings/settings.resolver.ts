import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  Mutations,
  MutationUpdateAppSettingArgs,
  MutationUpdateBusinessSettingArgs,
  Queries,
} from '../schema.generated.js';
import { AppSettings } from './app-settings.js';
import { BusinessSettings } from './business-settings.js';

@Resolver()
export class SettingsResolver {
  constructor(
    private readonly business: BusinessSettings,
    private readonly platform: AppSettings,
  ) {}

  @Query<Queries>() platformNotice() {
    return this.platform.notice();
  }

  @Query<Queries>() blockedLinkHosts() {
    return this.platform.blockedLinkHosts();
  }

  @Mutation<Mutations>() updateBusinessSetting(
    @Args() { id, input }: MutationUpdateBusinessSettingArgs,
    @Context() context: GraphContext,
  ) {
    return this.business.change(context, id, input);
  }
  @Mutation<Mutations>() updateAppSetting(
    @Args() { id, input }: MutationUpdateAppSettingArgs,
    @Context() context: GraphContext,
  ) {
    return this.platform.change(context, id, input);
  }
}
