import type { Tx } from '@bellbird/database';
import { catalogue, type EventDefinition, type Payload } from '@bellbird/events';

/** An event as a handler gets it. */
export interface ConsumedEvent<E extends EventDefinition = EventDefinition> {
  id: string;
  type: string;
  payload: Payload<E>;
  tenantId: string;
  /** Row version of the thing that it is about: handlers that keep *state* also guard `stored < aggregateVersion`. */
  aggregateVersion: bigint;
  occurredAt: Date;
  /** What it is ordered by: the id of the thing that it is about. */
  key: string;
  /** The trace that it came from; null where nobody traced it. */
  traceparent: string | null;
}

/** What a service does when events arrive. */
export interface EventHandler {
  definition: EventDefinition;
  /** Whether it takes several at once; else it gets one at a time. */
  together: boolean;
  handle(events: readonly ConsumedEvent[], tx: Tx): Promise<void>;
}

/**
 * A reaction to one kind of event. `tx` is the transaction that also remembers the event as handled: all effects and
 * the events that follow from it go through it (`publish(tx, …)`), as the app role, for the event's tenant. It may run
 * again after a rollback, so nothing else may have an effect outside; and it has to be done ≪ 30 s.
 */
export function on<E extends EventDefinition>(
  definition: E,
  handle: (event: ConsumedEvent<E>, tx: Tx) => Promise<void>,
): EventHandler {
  return {
    definition,
    together: false,
    handle: async (events, tx) => {
      for (const event of events) await handle(event as ConsumedEvent<E>, tx);
    },
  };
}

/**
 * A reaction to several events of one kind at once, where one statement for all costs little more than for one: all that
 * a slice has of one tenant, or fewer, or one. Each line keeps its order, in the list and beside other kinds of events.
 * What is said as a consequence of one of them goes on in its trace: `outgoing(…, { trace: event.traceparent })`.
 */
export function onMany<E extends EventDefinition>(
  definition: E,
  handle: (events: readonly ConsumedEvent<E>[], tx: Tx) => Promise<void>,
): EventHandler {
  return { definition, together: true, handle: (events, tx) => handle(events as readonly ConsumedEvent<E>[], tx) };
}

/** The events that this release knows, by type, each with what this service does about it: nothing, of most. */
export type KnownEvents = ReadonlyMap<string, { definition: EventDefinition; handlers: readonly EventHandler[] }>;

/** Several reactions to one type run one after the other, in the order of the list, in one transaction. */
export function knownEvents(handlers: readonly EventHandler[]): KnownEvents {
  const handled = handlers.map(({ definition }) => definition);
  return new Map(
    [...catalogue, ...handled].map((definition) => [
      definition.type,
      { definition, handlers: handlers.filter((handler) => handler.definition.type === definition.type) },
    ]),
  );
}
