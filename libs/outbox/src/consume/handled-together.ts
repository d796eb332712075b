import type { ConsumedEvent, KnownEvents } from './event-handler.js';

type Event = Pick<ConsumedEvent, 'type' | 'key' | 'tenantId'>;

/**
 * Events in the order in which they are handled, as lists of those that go together: of one tenant and type, where its
 * handlers take several at once. No event overtakes an earlier one of its key; events of different keys have no order.
 */
export function handledTogether<E extends Event>(known: KnownEvents, events: readonly E[]): E[][] {
  const lists: E[][] = [];
  /** The newest list of a tenant and type, and that of a key: places in `lists`. */
  const ofKind = new Map<string, number>();
  const ofKey = new Map<string, number>();
  let tenantId: string | undefined;
  for (const event of events) {
    // A transaction serves one tenant after the other.
    if (event.tenantId !== tenantId) ofKind.clear();
    tenantId = event.tenantId;
    const there = ofKind.get(event.type);
    const earliest = ofKey.get(event.key) ?? 0;
    const at = there !== undefined && there >= earliest && takesSeveral(known, event) ? there : lists.length;
    (lists[at] ??= []).push(event);
    ofKind.set(event.type, at);
    ofKey.set(event.key, at);
  }
  return lists;
}

const takesSeveral = (known: KnownEvents, { type }: Event): boolean =>
  known.get(type)?.handlers.every(({ together }) => together) === true;
