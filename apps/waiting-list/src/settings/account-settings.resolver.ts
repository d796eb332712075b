import { Context, ResolveField, Resolver, ResolveReference } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { WaitingListSettings } from './waiting-list-settings.js';

/** What the waiting list adds to the account settings of tenants. */
@Resolver('AccountSettings')
export class AccountSettingsResolver {
  constructor(private readonly settings: WaitingListSettings) {}

  /** Another tenant's id answers as one that does not exist. */
  @ResolveReference() reference({ id }: { id: string }, { caller }: GraphContext) {
    return caller?.tenantId === id ? { id } : null;
  }

  @ResolveField() waitingList(@Context() context: GraphContext) {
    return this.settings.show(context);
  }
}
