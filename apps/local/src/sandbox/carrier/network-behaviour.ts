import { Fields } from '../http/fields.js';

/** How the mobile network behaves, as `PUT /phone` sets it. */
export interface NetworkBehaviour {
  /** Milliseconds from a call to its answer. */
  latencyMs: number;
  /** Texts accepted a second; 0 is no limit, above it the answer is 429. */
  perSecond: number;
  /** Share of the texts refused with a 4xx. */
  rejectPercent: number;
  /** Share of the accepted that end as undelivered. */
  bouncePercent: number;
  /** Share that is not accepted and never answered. */
  timeoutPercent: number;
  /** Share of the accepted whose answer is lost: the connection is cut. */
  lostAnswerPercent: number;
  /** Share of the receipts that come twice. */
  duplicateReceiptPercent: number;
  /** Milliseconds from accepting a text to its receipt. */
  receiptDelayMs: number;
}

export const usualBehaviour: NetworkBehaviour = {
  latencyMs: 20,
  perSecond: 0,
  rejectPercent: 0,
  bouncePercent: 0,
  timeoutPercent: 0,
  lostAnswerPercent: 0,
  duplicateReceiptPercent: 0,
  receiptDelayMs: 200,
};

const share = { min: 0, max: 100, whole: false };
const limits: Record<keyof NetworkBehaviour, { min: number; max: number; whole: boolean }> = {
  latencyMs: { min: 0, max: 600_000, whole: true },
  perSecond: { min: 0, max: 1_000_000, whole: true },
  rejectPercent: share,
  bouncePercent: share,
  timeoutPercent: share,
  lostAnswerPercent: share,
  duplicateReceiptPercent: share,
  receiptDelayMs: { min: 0, max: 86_400_000, whole: true },
};

export const behaviourNames = Object.keys(usualBehaviour) as (keyof NetworkBehaviour)[];

/** The present behaviour with the given members changed. 400 `invalid-input` names each that cannot be. */
export function changeBehaviour(present: NetworkBehaviour, fields: Fields): NetworkBehaviour {
  const changed = { ...present };
  for (const name of behaviourNames) changed[name] = fields.number(name, limits[name]) ?? present[name];
  fields.end();
  return changed;
}
