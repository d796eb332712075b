import { isUuid } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import { InvalidEvent, parsePayload, UnknownEvent } from '@bellbird/events';
import type { ConsumedEvent, KnownEvents } from './event-handler.js';

/**
 * A message that concerns this service: an event to handle, or one that nobody can read (`invalid`); of which some are
 * of a later release (`later`).
 */
export type Readable = { message: Delivered } & (
  | { event: ConsumedEvent; invalid?: undefined; later?: undefined }
  | { event?: undefined; invalid: string; later: boolean }
);

/** Twice what an outbox takes, for jsonb is a little denser than text. */
const largestValue = 1_048_576;

/** Of events that there may be one day; anything else was not written by any release. */
const typeName = /^[a-z-]+\.[a-z_]+$/;
const mostVersion = 32_767;

/**
 * Reads a message; null for a type that this release has but this service does not handle. One of a type or version that
 * this release does not know is not passed over: it may concern this service once it is upgraded.
 */
export function readMessage(message: Delivered, known: KnownEvents): Readable | null {
  if (known.get(message.type)?.handlers.length === 0) return null;
  try {
    return { message, event: eventOf(message, known) };
  } catch (error) {
    if (error instanceof InvalidEvent)
      return { message, invalid: error.message, later: error instanceof UnknownEvent && mayBeLater(message) };
    throw error;
  }
}

function mayBeLater({ type, schemaVersion }: Delivered): boolean {
  return typeName.test(type) && schemaVersion >= 1 && schemaVersion <= mostVersion;
}

function eventOf(message: Delivered, known: KnownEvents): ConsumedEvent {
  if (!message.key) throw new InvalidEvent(`${message.type} has no key.`);
  if (!isUuid(message.eventId)) throw new InvalidEvent(`${message.type} has no event id.`);
  if (!isUuid(message.tenantId)) throw new InvalidEvent(`${message.type} has no tenant.`);
  const year = message.occurredAt.getUTCFullYear();
  if (!(year >= 2000 && year <= 9999)) throw new InvalidEvent(`${message.type} has no time of the years 2000 to 9999.`); // what the inbox keeps as a day
  if (message.value.length > largestValue)
    throw new InvalidEvent(`${message.type} is larger than ${largestValue} characters.`);
  const definition = known.get(message.type)?.definition;
  if (definition === undefined) throw new UnknownEvent(`Unknown event type ${message.type}.`);
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
    traceparent: message.trace,
  };
}

function json(message: Delivered): unknown {
  try {
    return JSON.parse(message.value);
  } catch {
    throw new InvalidEvent(`${message.type} is not JSON.`);
  }
}
