import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, type GraphContext } from '@bellbird/service-host';
import type {
  MutationCloseWorkDayArgs,
  MutationOpenWorkDayArgs,
  MutationPauseWorkDayArgs,
  Mutations,
} from '../schema.generated.js';
import { WorkDays } from './work-days.js';

@Resolver()
export class WorkDayResolver {
  constructor(private readonly days: WorkDays) {}

  @Mutation<Mutations>() openWorkDay(@Args() { input }: MutationOpenWorkDayArgs, @Context() context: GraphContext) {
    return this.days.open(context, input ?? {});
  }
  @Mutation<Mutations>() closeWorkDay(@Args() { input }: MutationCloseWorkDayArgs, @Context() context: GraphContext) {
    return this.days.close(context, input ?? {});
  }
  @Mutation<Mutations>() pauseWorkDay(@Args() { input }: MutationPauseWorkDayArgs, @Context() context: GraphContext) {
    return this.days.pause(context, input);
  }
}
