import type { Delivered } from '@bellbird/event-bus';
import { definitionOf, InvalidEvent, parsePayload } from '@bellbird/events';
import type { ConsumedEvent, HandlersByType } from './event-handler.js';

/** A message that concerns this service: an event to handle, or one that nobody can read. */
export type Readable = { message: Delivered } & (
  { event: ConsumedEvent; invalid?: undefined } | { event?: undefined; invalid: string }
);

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Twice what an outbox takes, for jsonb is a little denser than text. */
const largestValue = 1_048_576;

/**
 * Reads a message; null for a type that the catalogue has but this service does not handle. A type that even the
 * catalogue does not have is not passed over: it may concern this service once it is upgraded, so it is kept (parked).
 */
export function readMessage(message: Delivered, handlers: HandlersByType): Readable | null {
  try {
    if (!handlers.has(message.type)) {
      definitionOf(message.type);
      return null;
    }
    return { message, event: eventOf(message) };
  } catch (error) {
    if (error instanceof InvalidEvent) return { message, invalid: error.message };
    throw error;
  }
}

function eventOf(message: Delivered): ConsumedEvent {
  const definition = definitionOf(message.type);
  if (!message.key) throw new InvalidEvent(`${message.type} has no key.`);
  if (!uuid.test(message.eventId)) throw new InvalidEvent(`${message.type} has no event id.`);
  if (!uuid.test(message.tenantId)) throw new InvalidEvent(`${message.type} has no tenant.`);
  const year = message.occurredAt.getUTCFullYear();
  if (!(year >= 2000 && year <= 9999)) throw new InvalidEvent(`${message.type} has no time of the years 2000 to 9999.`); // what the inbox keeps as a day
  if (message.value.length > largestValue)
    throw new InvalidEvent(`${message.type} is larger than ${largestValue} characters.`);
  const payload = parsePayload(definition, json(message), message.schemaVersion) as { tenantId?: unknown };
  if (payload.tenantId !== message.tenantId)
    throw new InvalidEvent(`${message.type} says one tenant in its header and another inside.`);
  return {
    id: message.eventId,
    type: message.type,
    payload,
    tenantId: message.tenantId,
    aggregateVersion: message.aggregateVersion,
    occurredAt: message.occurredAt,
    key: message.key,
  };
}

function json(message: Delivered): unknown {
  try {
    return JSON.parse(message.value);
  } catch {
    throw new InvalidEvent(`${message.type} is not JSON.`);
  }
}
