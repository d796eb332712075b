import * as v from 'valibot';
import { catalogue } from './catalogue.js';
import type { EventDefinition, Payload } from './define-event.js';

/** The payload does not fit its schema, or nobody knows the type or version: it can never be handled as it is. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

const byType = new Map(catalogue.map((definition) => [definition.type, definition]));

/** The definition of an event type. @throws InvalidEvent where the catalogue has none. */
export function definitionOf(type: string): EventDefinition {
  const definition = byType.get(type);
  if (definition === undefined) throw new InvalidEvent(`Unknown event type ${type}.`);
  return definition;
}

/** Checks a payload against its schema. @throws InvalidEvent naming what does not fit (never its value). */
export function parsePayload<E extends EventDefinition>(
  definition: E,
  payload: unknown,
  version = definition.version,
): Payload<E> {
  if (version > definition.version)
    throw new InvalidEvent(`${definition.type} version ${version} is newer than ${definition.version}.`);
  const result = v.safeParse(definition.schema, payload);
  if (!result.success) {
    const paths = result.issues.map((issue) => v.getDotPath(issue) ?? '(whole)').join(', ');
    throw new InvalidEvent(`${definition.type} does not fit its schema at ${paths}.`);
  }
  return result.output as Payload<E>;
}
