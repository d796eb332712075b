import { randomUUID } from 'node:crypto';
import type { BusMessage } from './event-bus.js';

const tenantId = '01920000-0000-7000-8000-0000000000a1';

/** For tests, a message as a relay would hand it over; `value` is `{"n":…}` unless told. */
export function busMessage(topic: string, key: string, n: number, value = JSON.stringify({ n })): BusMessage {
  return {
    topic,
    key,
    value,
    tenantId,
    eventId: randomUUID(),
    type: 'test.happened',
    schemaVersion: 1,
    aggregateVersion: BigInt(n),
    occurredAt: new Date(),
    trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
}
