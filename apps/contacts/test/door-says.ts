import { newId } from '@bellbird/database';
import type { BusMessage } from '@bellbird/event-bus';
import { consentRecorded } from '@bellbird/events';

/** A `consent.recorded` of dispatch about everything (scope `all`). */
export function doorSays(
  { tenantId }: { tenantId: string },
  state: 'in' | 'out',
  decidedAt: string,
  source: string,
  phone = '+61412345678',
): BusMessage {
  return {
    topic: consentRecorded.topic,
    key: phone,
    eventId: newId(),
    type: consentRecorded.type,
    schemaVersion: 1,
    tenantId,
    aggregateVersion: 1n,
    occurredAt: new Date(),
    trace: null,
    value: JSON.stringify({
      tenantId,
      phone,
      scope: 'all',
      state,
      decidedAt,
      source,
      wording: 'STOP',
      contactId: null,
    }),
  };
}
