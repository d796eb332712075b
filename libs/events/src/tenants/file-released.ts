import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** What claimed a file does not use it any more; whoever claimed it says so. */
export const fileReleased = defineEvent({
  type: 'file.released',
  topic: 'tenant.files',
  version: 1,
  key: 'fileId',
  schema: v.object({ fileId: uuid, tenantId: uuid, by: v.object({ kind: v.string(), id: uuid }) }),
  example: {
    fileId: '01920000-0000-7000-8000-0000000000f1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    by: { kind: 'avatar', id: '01920000-0000-7000-8000-0000000000b1' },
  },
});
