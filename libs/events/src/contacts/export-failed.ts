import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** A file that somebody asked for could not be written, and nobody tries any more. Any service with exports publishes it. */
export const exportFailed = defineEvent({
  type: 'export.failed',
  topic: 'contact.jobs',
  version: 1,
  key: 'jobId',
  schema: v.object({
    jobId: uuid,
    tenantId: uuid,
    userId: uuid,
    resource: v.string(),
    /** A code of the API, or internal; events of before did not say it. */
    reason: v.optional(v.string()),
  }),
  example: {
    jobId: '01920000-0000-7000-8000-000000000092',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    userId: '01920000-0000-7000-8000-0000000000b1',
    resource: 'contacts',
    reason: 'internal',
  },
});
