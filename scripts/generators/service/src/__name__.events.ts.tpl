import type { EventHandler } from '@bellbird/outbox';

/** Events in, each `on(definition, (event, tx) => …)`; it runs in a transaction of the event's tenant. Out go: none. */
export function __camel__Handlers(): EventHandler[] {
  return [];
}
