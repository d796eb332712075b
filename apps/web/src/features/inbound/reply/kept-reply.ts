import { currentSession } from '../../../lib/session/session';
import { store, stored } from '../../../lib/stored';

/** In this tab, and of this person alone. */
const place = (conversation: string): string => `bellbird.reply.${currentSession()?.user.id ?? ''}.${conversation}`;

/** What was typed to somebody and not sent: it waits while one looks at others, and survives a reload. */
export const keptReply = (conversation: string): string => stored(place(conversation), 'tab') ?? '';

/** Where storage is shut it lives as long as the box does. */
export const keepReply = (conversation: string, text: string): void =>
  void store(place(conversation), text === '' ? null : text, 'tab');
