import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';
import { auditActorKinds } from './audit-actions.js';

const value = v.nullable(v.string());

/** A privileged change was made: identity keeps it in the trail of the business, once by `auditId`. */
export const auditRecorded = defineEvent({
  type: 'audit.recorded',
  topic: 'audit.trail',
  version: 1,
  key: 'tenantId',
  schema: v.object({
    /** Named after the change: said twice, it is one row. */
    auditId: uuid,
    tenantId: uuid,
    /** `name`: null where identity knows it. */
    actor: v.object({ kind: v.picklist(auditActorKinds), id: uuid, name: v.nullable(v.string()) }),
    /** One of `auditActions`, or of a later release. */
    action: v.pipe(v.string(), v.regex(/^[a-z-]+\.[a-z-]+$/)),
    subject: v.object({ type: v.string(), id: v.string(), name: v.string() }),
    /** By field: what it was, and what it is. No secrets, no texts of people. */
    changes: v.record(v.string(), v.tuple([value, value])),
    /** Where the request came from; null where none did. */
    address: v.nullable(v.string()),
    at: instant,
  }),
  example: {
    auditId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    actor: { kind: 'person', id: '01920000-0000-7000-8000-0000000000b1', name: null },
    action: 'user.permissions-changed',
    subject: { type: 'user', id: '01920000-0000-7000-8000-0000000000b2', name: 'Sam Ng' },
    changes: { permissions: ['campaign-editor', 'campaign-editor, business-editor'] },
    address: '203.0.113.7',
    at: '2026-03-01T13:30:00.000Z',
  },
});
