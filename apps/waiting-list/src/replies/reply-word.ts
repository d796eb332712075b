import type { inboundReceived, Payload } from '@bellbird/events';

/** A word that, as a whole reply to a text of the list, says something of the turn. */
export type ReplyWord = NonNullable<Payload<typeof inboundReceived>['word']>;
