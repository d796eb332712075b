import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { memberNames, MembersOfBusiness } from '@bellbird/resource-kit';
import { Mutation, type GraphContext } from '@bellbird/service-host';
import type {
  MutationCallNextTurnArgs,
  MutationChangeTurnArgs,
  MutationCreateTurnArgs,
  Mutations,
  MutationUpdateTurnArgs,
} from '../schema.generated.js';
import { StaffTurns } from './staff-turns.js';

@Resolver('Turn')
export class TurnResolver {
  constructor(private readonly staff: StaffTurns) {}

  @Mutation<Mutations>() createTurn(@Args() { input }: MutationCreateTurnArgs, @Context() context: GraphContext) {
    return this.staff.add(context, input);
  }
  @Mutation<Mutations>() callNextTurn(@Args() { input }: MutationCallNextTurnArgs, @Context() context: GraphContext) {
    return this.staff.callNext(context, input ?? {});
  }
  @Mutation<Mutations>() changeTurn(@Args() { id, input }: MutationChangeTurnArgs, @Context() context: GraphContext) {
    return this.staff.change(context, id, input);
  }

  @Mutation<Mutations>() updateTurn(@Args() { id, input }: MutationUpdateTurnArgs, @Context() context: GraphContext) {
    return this.staff.correct(context, id, input);
  }
}

/** Names of who attends: asked for once a request, and only where somebody does. */
@Resolver('Attendant')
export class AttendantResolver {
  constructor(private readonly members: MembersOfBusiness) {}

  @ResolveField() name(@Parent() { id }: { id: string }, @Context() context: GraphContext): Promise<string | null> {
    return memberNames(this.members, context).load(id);
  }
}
