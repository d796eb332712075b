import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

const data = v.object({ kind: v.string(), reason: v.nullable(v.string()), owed: v.nullable(v.string()) });

/** Sending is paused, by the platform or for what is owed. */
export const tenantSuspendedNotice = defineNotice({
  type: 'tenant-suspended',
  data,
  example: { kind: 'payment', reason: null, owed: '18.40' },
  look: 'attention',
  words: ({ kind, reason, owed }, say) => ({
    title: `Sending is paused by Bellbird: ${reason ?? (kind === 'payment' ? 'a payment was taken back' : 'write to us')}`,
    text:
      owed === null ? 'You can read, export and pay.' : `You owe ${say.amount(owed)}. You can read, export and pay.`,
    to: 'billing',
  }),
});

/** Sending is on again. */
export const tenantReinstatedNotice = defineNotice({
  type: 'tenant-reinstated',
  data,
  example: { kind: 'payment', reason: null, owed: null },
  look: 'in',
  words: () => ({ title: 'Sending is on again', text: 'What was paused waits for you.', to: 'billing' }),
});
