import type { Fault } from '../../src/testing/contract-carrier.js';

export type FaultName = Extract<Fault, string>;

/** How the carrier behaves; `PUT /behaviour` merges. */
export interface Behaviour {
  /** From a request to its answer. */
  latencyMs: number;
  /** Done with every call. */
  always: Fault | null;
  /** Of a hundred calls so many meet this; the rest are accepted. `reset-at-once` is of connections. */
  percent: Partial<Record<FaultName, number>>;
  /** Above it 429; 0: no limit. */
  perSecond: number;
  /** False: the list is always empty. */
  showLookUps: boolean;
  /** So long after it was taken a text is listed. */
  listedAfterMs: number;
  /** Statuses reported of each text, in this order. */
  receipts: string[];
  /** From acceptance to the first receipt, and between receipts. */
  receiptDelayMs: number;
  /** Of a hundred receipts so many never come, come twice, come this much later: then out of order. */
  lostReceiptPercent: number;
  doubledReceiptPercent: number;
  lateReceiptPercent: number;
  lateReceiptMs: number;
  /** How often a receipt that was not answered 2xx is sent again. */
  receiptRetries: number;
}

export const wellBehaved: Behaviour = {
  latencyMs: 20,
  always: null,
  percent: {},
  perSecond: 0,
  showLookUps: true,
  listedAfterMs: 0,
  receipts: [],
  receiptDelayMs: 50,
  lostReceiptPercent: 0,
  doubledReceiptPercent: 0,
  lateReceiptPercent: 0,
  lateReceiptMs: 1_000,
  receiptRetries: 0,
};

export const happens = (percent: number | undefined): boolean =>
  percent !== undefined && percent > 0 && Math.random() * 100 < percent;

/** What is to be done with a call. */
export function chooseFault({ always, percent }: Behaviour): Fault {
  if (always !== null) return always;
  let dice = Math.random() * 100;
  for (const [fault, share] of Object.entries(percent)) {
    if (fault === 'reset-at-once') continue;
    dice -= share;
    if (dice < 0) return fault as FaultName;
  }
  return 'accept';
}
