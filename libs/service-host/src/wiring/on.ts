import 'reflect-metadata';
import type { Tx } from '@bellbird/database';
import type { EventDefinition } from '@bellbird/events';
import type { ConsumedEvent, EventHandler } from '@bellbird/outbox';
import type { Providers } from './providers.js';

const heard = Symbol('event heard');

/**
 * Makes a method of a provider the service's reaction to one kind of event. `tx` is the transaction that also remembers
 * the event as handled: all effects and the events that follow from it go through it. See `on` of the outbox.
 */
export function On<E extends EventDefinition>(definition: E) {
  return <M extends (event: ConsumedEvent<E>, tx: Tx) => Promise<unknown>>(
    _prototype: object,
    method: string | symbol,
    { value }: TypedPropertyDescriptor<M>,
  ): void => {
    if (Reflect.hasMetadata(heard, value!)) throw new Error(`${String(method)} is told to hear two events.`);
    Reflect.defineMetadata(heard, definition, value!);
  };
}

/** What the providers of a service hear. @throws where two of them hear the same event: their order would be nobody's. */
export function eventHandlersOf(providers: Providers): EventHandler[] {
  const owners = new Map<EventDefinition, string>();
  return providers.marked<EventDefinition>(heard).map(({ mark: definition, instance, method, name }) => {
    const other = owners.get(definition);
    if (other !== undefined) throw new Error(`${other} and ${name} both hear ${definition.type}: one of them must.`);
    owners.set(definition, name);
    const reaction = instance as Record<string, (event: ConsumedEvent, tx: Tx) => Promise<unknown>>;
    return { definition, handle: async (event, tx) => void (await reaction[method]!(event, tx)) };
  });
}
