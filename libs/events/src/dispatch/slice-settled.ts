import * as v from 'valibot';
import { byVariant, defineEvent, delta, micros, older, uuid } from '../define-event.js';

const outcomes = { accepted: delta, rejected: delta, unknown: delta, skipped: delta, failedUnknown: delta };
const settled = {
  settleId: uuid,
  campaignId: uuid,
  tenantId: uuid,
  holdId: v.nullable(uuid),
  ...outcomes,
  charge: micros,
  /** Proved sent after all, when the row had already ended: never part of settleCount and total. */
  late: v.boolean(),
};
const first = v.object({ ...settled, parts: delta });
const second = v.object({ ...settled, units: delta });

/** Outcomes of a slice as deltas; its id is the capture's transfer id. Leaving unknown counts unknown −1. */
export const sliceSettled = defineEvent({
  type: 'slice.settled',
  topic: 'dispatch.progress',
  version: 3,
  key: 'campaignId',
  schema: v.object({ ...second.entries, byVariant: byVariant(outcomes) }),
  older: {
    1: older(first, ({ parts, ...rest }) => ({ ...rest, units: parts, byVariant: null })),
    2: older(second, (slice) => ({ ...slice, byVariant: null })),
  },
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
    byVariant: [
      { accepted: 1, rejected: 0, unknown: 0, skipped: 0, failedUnknown: 0 },
      { accepted: 1, rejected: 0, unknown: 0, skipped: 0, failedUnknown: 0 },
    ],
  },
});
