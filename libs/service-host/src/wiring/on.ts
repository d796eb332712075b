import 'reflect-metadata';
import type { Tx } from '@bellbird/database';
import type { EventDefinition } from '@bellbird/events';
import { on, onMany, type ConsumedEvent, type EventHandler } from '@bellbird/outbox';
import type { Providers } from './providers.js';

const heard = Symbol('event heard');

interface Heard {
  definition: EventDefinition;
  /** Whether the method takes a list. */
  together: boolean;
}

type Method<Event> = (event: Event, tx: Tx) => Promise<unknown>;

const hears =
  <Event>(mark: Heard) =>
  <M extends Method<Event>>(
    _prototype: object,
    method: string | symbol,
    { value }: TypedPropertyDescriptor<M>,
  ): void => {
    if (Reflect.hasMetadata(heard, value!)) throw new Error(`${String(method)} is told to hear two events.`);
    Reflect.defineMetadata(heard, mark, value!);
  };

/**
 * Makes a method of a provider the service's reaction to one kind of event. `tx` is the transaction that also remembers
 * the event as handled: all effects and the events that follow from it go through it. See `on` of the outbox.
 */
export const On = <E extends EventDefinition>(definition: E) =>
  hears<ConsumedEvent<E>>({ definition, together: false });

/** As `On`, to all that a slice has of one tenant at once. See `onMany` of the outbox. */
export const OnMany = <E extends EventDefinition>(definition: E) =>
  hears<readonly ConsumedEvent<E>[]>({ definition, together: true });

/** What the providers of a service hear. @throws where two of them hear the same event: their order would be nobody's. */
export function eventHandlersOf(providers: Providers): EventHandler[] {
  const owners = new Map<EventDefinition, string>();
  return providers.marked<Heard>(heard).map(({ mark: { definition, together }, instance, method, name }) => {
    const other = owners.get(definition);
    if (other !== undefined) throw new Error(`${other} and ${name} both hear ${definition.type}: one of them must.`);
    owners.set(definition, name);
    const reaction = instance as Record<string, Method<unknown>>;
    return together
      ? onMany(definition, async (events, tx) => void (await reaction[method]!(events, tx)))
      : on(definition, async (event, tx) => void (await reaction[method]!(event, tx)));
  });
}
