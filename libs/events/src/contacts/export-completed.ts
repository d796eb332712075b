import * as v from 'valibot';
import { count, defineEvent, uuid } from '../define-event.js';

/** A file that somebody asked for is ready. Any service with exports publishes it. */
export const exportCompleted = defineEvent({
  type: 'export.completed',
  topic: 'contact.jobs',
  version: 1,
  key: 'jobId',
  schema: v.object({ jobId: uuid, tenantId: uuid, userId: uuid, resource: v.string(), rows: count }),
  example: {
    jobId: '01920000-0000-7000-8000-000000000091',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    userId: '01920000-0000-7000-8000-0000000000b1',
    resource: 'contacts',
    rows: 800,
  },
});
