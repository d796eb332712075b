import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { actorOf, MembersOfBusiness } from '@bellbird/resource-kit';
import { Mutation, type GraphContext } from '@bellbird/service-host';
import { estimateAt, type Estimate } from '../estimate/estimate.js';
import { QueueViews } from '../queue/queue-view.js';
import { positionOf } from '../queue/queue.js';
import type {
  MutationCallNextTurnArgs,
  MutationChangeTurnArgs,
  MutationCreateTurnArgs,
  Mutations,
} from '../schema.generated.js';
import { StaffTurns } from './staff-turns.js';
import type { TurnOut } from './turn-out.js';

const names = Symbol('names of who attends');

@Resolver('Turn')
export class TurnResolver {
  constructor(
    private readonly staff: StaffTurns,
    private readonly views: QueueViews,
    private readonly members: MembersOfBusiness,
  ) {}

  @Mutation<Mutations>() createTurn(@Args() { input }: MutationCreateTurnArgs, @Context() context: GraphContext) {
    return this.staff.add(context, input);
  }
  @Mutation<Mutations>() callNextTurn(@Args() { input }: MutationCallNextTurnArgs, @Context() context: GraphContext) {
    return this.staff.callNext(context, input ?? {});
  }
  @Mutation<Mutations>() changeTurn(@Args() { id, input }: MutationChangeTurnArgs, @Context() context: GraphContext) {
    return this.staff.change(context, id, input);
  }

  @ResolveField() async position(@Parent() turn: TurnOut, @Context() context: GraphContext): Promise<number | null> {
    if (turn.status !== 'waiting') return null;
    const { waiting } = await this.views.of(context);
    return positionOf(waiting, turn) || null;
  }

  @ResolveField() async estimate(@Parent() turn: TurnOut, @Context() context: GraphContext): Promise<Estimate | null> {
    if (turn.status !== 'waiting') return null;
    const { waiting, settings, paceOf } = await this.views.of(context);
    const position = positionOf(waiting, turn);
    return settings.showEstimate && position > 0 ? estimateAt(paceOf(turn.resource), position) : null;
  }

  @ResolveField() async attendingBy(@Parent() { attendingBy }: TurnOut, @Context() context: GraphContext) {
    return attendingBy === null ? null : { id: attendingBy.id, name: await this.namesIn(context).load(attendingBy.id) };
  }

  /** One question for all of a request. */
  private namesIn(context: GraphContext): DataLoader<string, string | null> {
    const known = context.loaders.get(names) as DataLoader<string, string | null> | undefined;
    if (known !== undefined) return known;
    const { tenantId } = actorOf(context);
    const loader = new DataLoader(async (ids: readonly string[]) => {
      const found = await this.members.namesOf(tenantId, ids);
      return ids.map((id) => found.get(id) ?? null);
    });
    context.loaders.set(names, loader);
    return loader;
  }
}
