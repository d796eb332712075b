import { Resolver, ResolveReference } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { AccountSettings } from './account-settings.js';

/** What a business says of itself, where another service names it by the business's id. */
@Resolver('AccountSettings')
export class AccountSettingsResolver {
  constructor(private readonly settings: AccountSettings) {}

  /** Another tenant's id answers as one that does not exist. */
  @ResolveReference() async reference({ id }: { id: string }, context: GraphContext) {
    return context.caller?.tenantId === id ? (await this.settings.show(context)).accountSettings : null;
  }
}
