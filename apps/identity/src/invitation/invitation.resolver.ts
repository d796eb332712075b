import { Args, Context, Resolver } from '@nestjs/graphql';
import { forbidden } from '@bellbird/errors';
import { mayManage } from '@bellbird/field-rules';
import { actorOf, checkedId, readRow } from '@bellbird/resource-kit';
import { Mutation, Query, Work, type GraphContext } from '@bellbird/service-host';
import type {
  MutationInviteUsersArgs,
  MutationJoinByInvitationArgs,
  MutationResendInvitationArgs,
  Mutations,
  Queries,
  QueryInvitationArgs,
} from '../schema.generated.js';
import { holderOf } from '../user/holder-of.js';
import { userResource, type UserInput } from '../user/user.resource.js';
import { Invitations } from './invitations.js';
import { InviteMany } from './invite-many.js';
import { Join } from './join.js';

@Resolver()
export class InvitationResolver {
  constructor(
    private readonly work: Work,
    private readonly invitations: Invitations,
    private readonly many: InviteMany,
    private readonly joining: Join,
  ) {}

  @Query<Queries>() invitation(@Args() { email, token }: QueryInvitationArgs, @Context() context: GraphContext) {
    return this.joining.look(email, token, context);
  }

  @Mutation<Mutations>() joinByInvitation(
    @Args() { email, token, input }: MutationJoinByInvitationArgs,
    @Context() context: GraphContext,
  ) {
    return this.joining.execute(email, token, input, context);
  }

  @Mutation<Mutations>() inviteUsers(
    @Args() { people, resend }: MutationInviteUsersArgs,
    @Context() context: GraphContext,
  ) {
    return this.many.execute(people as UserInput[], resend === true, context);
  }

  @Mutation<Mutations>() resendInvitation(
    @Args() { id: given }: MutationResendInvitationArgs,
    @Context() context: GraphContext,
  ) {
    return this.work.change(context, async (tx) => {
      const actor = actorOf(context);
      const id = checkedId(given);
      const person = await readRow(tx, userResource, actor, id);
      if (!mayManage(holderOf(actor), person.held)) throw forbidden();
      await this.invitations.sendAgain(tx, actor, id);
      return readRow(tx, userResource, actor, id);
    });
  }
}
