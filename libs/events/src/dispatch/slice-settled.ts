import * as v from 'valibot';
import { defineEvent, delta, micros, older, uuid } from '../define-event.js';

const settled = {
  settleId: uuid,
  campaignId: uuid,
  tenantId: uuid,
  holdId: v.nullable(uuid),
  accepted: delta,
  rejected: delta,
  unknown: delta,
  skipped: delta,
  failedUnknown: delta,
  charge: micros,
  /** Proved sent after all, when the row had already ended: never part of settleCount and total. */
  late: v.boolean(),
};
const first = v.object({ ...settled, parts: delta });

/** Outcomes of a slice as deltas; its id is the capture's transfer id. Leaving unknown counts unknown −1. */
export const sliceSettled = defineEvent({
  type: 'slice.settled',
  topic: 'dispatch.progress',
  version: 2,
  key: 'campaignId',
  schema: v.object({ ...settled, units: delta }),
  older: { 1: older(first, ({ parts, ...rest }) => ({ ...rest, units: parts })) },
  publishes: { version: 1, schema: first },
  example: {
    settleId: '01920000-0000-7000-8000-000000000081',
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    holdId: '01920000-0000-5000-8000-0000000000d1',
    accepted: 2,
    rejected: 0,
    unknown: 0,
    skipped: 0,
    failedUnknown: 0,
    units: 2,
    charge: '160000',
    late: false,
  },
});
