import * as v from 'valibot';
import { catalogue } from './catalogue.js';
import { published, type EventDefinition, type Payload, type Published } from './define-event.js';

/** The event can never be handled as it is: its payload does not fit its schema, or it is no event. */
export class InvalidEvent extends Error {
  override readonly name: string = 'InvalidEvent';
}

/** Of a type, or in a version, that this release does not know: a later one may. */
export class UnknownEvent extends InvalidEvent {
  override readonly name = 'UnknownEvent';
}

const byType = new Map(catalogue.map((definition) => [definition.type, definition]));

/** The definition of an event type. @throws UnknownEvent where the catalogue has none. */
export function definitionOf(type: string): EventDefinition {
  const definition = byType.get(type);
  if (definition === undefined) throw new UnknownEvent(`Unknown event type ${type}.`);
  return definition;
}

/**
 * Checks a payload against its schema. One of an older version reads as the newest does; one of a newer version than is
 * known is read where it fits, and members that are new are left out.
 * @throws InvalidEvent naming what does not fit (never its value); UnknownEvent where the version is newer, too.
 */
export function parsePayload<E extends EventDefinition>(
  definition: E,
  payload: unknown,
  version = definition.version,
): Payload<E> {
  const before = definition.older?.[version];
  const { output, wrong } = parsed(before?.schema ?? definition.schema, payload);
  if (wrong === undefined) return (before === undefined ? output : before.read(output)) as Payload<E>;
  if (version > definition.version)
    throw new UnknownEvent(
      `${definition.type} version ${version} is newer than ${definition.version}, and does not fit it at ${wrong}.`,
    );
  throw new InvalidEvent(`${definition.type} does not fit its schema at ${wrong}.`);
}

/** Checks a payload that is to be said. @throws InvalidEvent naming what does not fit (never its value). */
export function publishedPayload<E extends EventDefinition>(definition: E, payload: Published<E>): Published<E> {
  const { output, wrong } = parsed(published(definition).schema, payload);
  if (wrong !== undefined) throw new InvalidEvent(`${definition.type} does not fit its schema at ${wrong}.`);
  return output as Published<E>;
}

/** `wrong`: the paths that do not fit. */
function parsed(schema: v.GenericSchema, payload: unknown): { output?: unknown; wrong?: string } {
  const result = v.safeParse(schema, payload);
  if (result.success) return { output: result.output };
  return { wrong: result.issues.map((issue) => v.getDotPath(issue) ?? '(whole)').join(', ') };
}
