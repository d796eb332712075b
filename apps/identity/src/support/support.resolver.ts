import { Args, Context, Resolver } from '@nestjs/graphql';
import { actorOf } from '@bellbird/resource-kit';
import { Mutation, personOf, Query, validated, Work, type GraphContext } from '@bellbird/service-host';
import type {
  MutationAllowSupportArgs,
  Mutations,
  MutationStartSupportSessionArgs,
  Queries,
} from '../schema.generated.js';
import { StartSupportSession } from './start-support-session.js';
import { SupportAccess } from './support-access.js';
import { SupportAccessInput } from './support-input.js';

@Resolver()
export class SupportResolver {
  constructor(
    private readonly work: Work,
    private readonly access: SupportAccess,
    private readonly starting: StartSupportSession,
  ) {}

  @Query<Queries>() supportAccess(@Context() context: GraphContext) {
    const { tenantId } = actorOf(context);
    return this.work.read(context, (tx) => this.access.of(tx, tenantId));
  }

  @Mutation<Mutations>() async allowSupport(
    @Args() { input: given }: MutationAllowSupportArgs,
    @Context() context: GraphContext,
  ) {
    const owner = actorOf(context);
    const input = await validated(SupportAccessInput, given);
    return this.work.change(context, (tx) => this.access.allow(tx, owner, input));
  }

  @Mutation<Mutations>() endSupport(@Context() context: GraphContext) {
    const owner = actorOf(context);
    return this.work.change(context, async (tx) => {
      await this.access.end(tx, owner);
      return true;
    });
  }

  @Mutation<Mutations>() startSupportSession(
    @Args() { tenantId, input }: MutationStartSupportSessionArgs,
    @Context() context: GraphContext,
  ) {
    return this.starting.execute(personOf(context).userId, tenantId, input);
  }
}
