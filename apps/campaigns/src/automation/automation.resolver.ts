import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { memberNames } from '@bellbird/resource-kit';
import { Query, type GraphContext } from '@bellbird/service-host';
import { IdentityPeer } from '../peers/identity.peer.js';
import type { Queries, QueryAutomationPreviewArgs } from '../schema.generated.js';
import { PreviewAutomation } from './preview-automation.js';

@Resolver('Automation')
export class AutomationResolver {
  constructor(
    private readonly previewing: PreviewAutomation,
    private readonly identity: IdentityPeer,
  ) {}

  @Query<Queries>() automationPreview(@Args() { id }: QueryAutomationPreviewArgs, @Context() context: GraphContext) {
    return this.previewing.execute(id, context);
  }

  /** With the name that identity knows. */
  @ResolveField() async creator(
    @Parent() { creator }: { creator: { id: string } },
    @Context() context: GraphContext,
  ): Promise<{ id: string; name: string | null }> {
    return { id: creator.id, name: await memberNames(this.identity, context).load(creator.id) };
  }
}
