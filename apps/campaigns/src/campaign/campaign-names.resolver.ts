import { Context, Parent, ResolveField, Resolver, ResolveReference } from '@nestjs/graphql';
import { Work, type GraphContext } from '@bellbird/service-host';
import type { ConversationMessage, TimelineEntry } from '../schema.generated.js';
import { campaignNames } from './campaign-names.js';

/** Whose campaign a text of a conversation was: dispatch, which has the text, knows its id alone. */
@Resolver('ConversationMessage')
export class MessageNamesResolver {
  constructor(private readonly work: Work) {}

  @ResolveReference() reference(message: ConversationMessage): ConversationMessage {
    return message;
  }

  @ResolveField() campaignName(
    @Parent() { campaignId }: ConversationMessage,
    @Context() context: GraphContext,
  ): Promise<string | null> | null {
    return campaignId == null ? null : campaignNames(this.work, context).load(campaignId);
  }
}

/** The same of a contact's time line, which contacts has. */
@Resolver('TimelineEntry')
export class TimelineNamesResolver {
  constructor(private readonly work: Work) {}

  @ResolveReference() reference(entry: TimelineEntry): TimelineEntry {
    return entry;
  }

  @ResolveField() name(
    @Parent() { campaignId }: TimelineEntry,
    @Context() context: GraphContext,
  ): Promise<string | null> | null {
    return campaignId == null ? null : campaignNames(this.work, context).load(campaignId);
  }
}
