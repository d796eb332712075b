import type { ProviderMessage } from '../../channel-provider.js';
import { isSid } from '../../sid.js';

export interface MessagePage {
  messages: ProviderMessage[];
  /** Path and query of the next page; null: this was the last. */
  next: string | null;
}

/** Twilio puts this before every text of a trial account. */
const trialPrefix = 'Sent from your Twilio trial account - ';

/**
 * A page of Twilio's list of messages: `{ messages: [{ sid, from, to, body, date_created: RFC 2822 }], next_page_uri }`.
 * @throws where it is anything else.
 */
export function readMessagePage(text: string): MessagePage {
  const page = JSON.parse(text) as { messages?: unknown; next_page_uri?: unknown } | null;
  if (page === null || !Array.isArray(page.messages)) throw new Error('Twilio answered no list of messages.');
  const next = page.next_page_uri;
  return {
    messages: page.messages.map(readMessage),
    next: typeof next === 'string' && next.startsWith('/') ? next : null,
  };
}

function readMessage(value: unknown): ProviderMessage {
  const said = value as Record<'sid' | 'from' | 'to' | 'body' | 'date_created', unknown>;
  const createdAt = new Date(String(said.date_created));
  if (!isSid(said.sid) || Number.isNaN(createdAt.getTime()))
    throw new Error('Twilio listed a message without sid or date.');
  const body = String(said.body ?? '');
  return {
    sid: said.sid,
    from: String(said.from ?? ''),
    to: String(said.to ?? ''),
    body: body.startsWith(trialPrefix) ? body.slice(trialPrefix.length) : body,
    createdAt,
  };
}
