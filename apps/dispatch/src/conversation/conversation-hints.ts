import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LiveEvents } from '@bellbird/live-events';
import { LIVE_EVENTS } from '@bellbird/service-host';
import { conversationHints, type OnConversation } from './conversation-hint.js';

/** Tells browsers that a conversation changed. */
@Injectable()
export class ConversationHints implements OnModuleDestroy {
  readonly changed: OnConversation;
  private readonly stop: () => void;

  constructor(@Inject(LIVE_EVENTS) live: LiveEvents) {
    const hints = conversationHints(live);
    this.changed = hints.changed;
    this.stop = hints.stop;
  }

  onModuleDestroy(): void {
    this.stop();
  }
}
