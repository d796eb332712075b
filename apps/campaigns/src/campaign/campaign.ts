/** The life of a campaign of any kind: pure rules. What happens is an event in, what follows is a change and events out. */

import type { MessageType } from '@bellbird/events';
import { movedBy, type Engagement } from '../engagement/engagement.js';
import { countsMoved, engagementMoved, type VariantCounts, type Variants } from '../variants/variant.js';

export const statuses = ['draft', 'pending', 'running', 'completed', 'canceled'] as const;
export type Status = (typeof statuses)[number];
/** Where a campaign is inside its status; what it waits for follows from it. */
export type Stage = 'draft' | 'scheduled' | 'freezing' | 'above-quote' | 'asking' | 'sending' | 'done';
export const waitReasons = ['cost-above-quote', 'send-window', 'too-late'] as const;
export type WaitReason = (typeof waitReasons)[number];
export const cancellationReasons = ['insufficient-funds', 'manual-cancellation'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];
/** Which part of Bellbird a campaign waits for while nothing moves. */
export const waitedFor = ['audience', 'billing', 'owner'] as const;
export const deliveryTypes = ['immediately', 'later'] as const;

/** A number that was typed. */
export interface TypedPhone {
  phone: string;
  country: string;
}

/** Of these people it is proved that nothing arrived. */
export const resendStatuses = ['bounced', 'canceled', 'left-out'] as const;

/** The people of an ended campaign who did not get it, by why. */
export interface ResendOf {
  campaignId: string;
  statuses: (typeof resendStatuses)[number][];
}

export interface Campaign {
  id: string;
  tenantId: string;
  /** What is sent: `kinds/kinds.ts`. */
  kind: string;
  name: string;
  status: Status;
  stage: Stage;
  messageType: MessageType;
  deliveryType: (typeof deliveryTypes)[number];
  scheduledAt: Date | null;
  /** As it was written; local where it has no offset. */
  scheduledLocal: string | null;
  notLaterThan: Date | null;
  /** As it was written, where it has no offset and each person's own clock counts. */
  limitLocal: string | null;
  /** Each person gets it when their own clock shows `scheduledLocal`. */
  recipientZone: boolean;
  /** When that comes furthest east, where it is launched; null where it is launched at `scheduledAt`. */
  launchAt: Date | null;
  /** The owner has lifted the not-later-than limit. */
  limitLifted: boolean;
  callerId: string | null;
  /** '' where it has variants. */
  message: string;
  /** Instead of one text: who gets which is decided by their hash. */
  variants: Variants;
  /** What that goes by, as it was given; null: the campaign's id. */
  variantSeed: string | null;
  contactIds: string[];
  groupIds: string[];
  segmentIds: string[];
  /** Numbers that were typed, in their order: E.164, with the country that each was read for. */
  phones: TypedPhone[];
  /** Numbers of nobody become contacts. */
  saveAsContacts: boolean;
  /** Alone: who is meant instead of contacts, groups, segments and numbers. */
  resendOf: ResendOf | null;
  /** Written in a hurry to a few people. */
  quick: boolean;
  /** The automation that made it; null where a person did. */
  automationId: string | null;
  smsTemplateId: string | null;
  /** Each link of the text is shortened and its clicks are counted. */
  trackLinks: boolean;
  /** The number of its counted links, taken at launch, and where the n-th leads; null where none is counted. */
  linkSetNo: number | null;
  linkUrls: string[];
  maxCost: bigint | null;
  cancelWindowSeconds: number;
  ownerPaused: boolean;
  /** The business might not send; a person has to resume it. */
  suspended: boolean;
  waitReason: WaitReason | null;
  cancellationReason: CancellationReason | null;
  /** Micro-dollars a unit by country, as they were at launch. */
  prices: Record<string, string> | null;
  priceVersion: number | null;
  currency: string;
  senderAddress: string | null;
  timeZone: string | null;
  recipients: number;
  outbound: number;
  delivered: number;
  bounced: number;
  unknown: number;
  canceled: number;
  leftOut: Record<string, number>;
  /** What people did with it; what is not there is 0. */
  engagement: Partial<Engagement>;
  /** What its messages are charged by: of texts their parts. */
  units: bigint;
  /** The exact cost of the frozen audience. */
  cost: bigint;
  held: bigint;
  charged: bigint;
  /** What was charged for. */
  chargedUnits: bigint;
  holdAsked: boolean;
  holdRefused: boolean;
  holdClosed: boolean;
  funded: boolean;
  settlesSeen: number;
  settlesExpected: number | null;
  askedTimes: number;
  askAgainAt: Date | null;
  createdBy: string;
  createdAt: Date;
  launchedAt: Date | null;
  completedAt: Date | null;
  version: bigint;
}

/** What is said to the others; the shell adds ids and versions. */
export type Saying =
  | { say: 'funds-requested' }
  | { say: 'funds-request-cancelled' }
  | { say: 'funded' }
  | { say: 'paused' }
  | { say: 'resumed'; notLaterThan: Date | null }
  | { say: 'canceled'; reason: CancellationReason }
  | { say: 'completed' };

/** What follows: members that change, and what is said. Null: nothing at all. */
export type Decision = { change: Partial<Campaign>; say: Saying[] } | null;

const nothing: Decision = null;
const becomes = (change: Partial<Campaign>, ...say: Saying[]): Decision => ({ change, say });

/** Its counted links, as others are told of them; null where none is counted. */
export const linkSetOf = ({ linkSetNo, linkUrls }: Campaign): { no: number; urls: string[] } | null =>
  linkSetNo === null ? null : { no: linkSetNo, urls: linkUrls };

/** Nobody is left queued, sending or being checked, unless they can still be sent. */
export const pendingOf = (c: Campaign): number =>
  Math.max(0, c.recipients - c.outbound - c.delivered - c.bounced - c.unknown - c.canceled);
export const isPaused = (c: Campaign): boolean =>
  (c.status === 'running' && (c.ownerPaused || c.suspended || c.waitReason !== null)) ||
  (c.status === 'pending' && c.suspended);
export const pausedReasonOf = (c: Campaign): WaitReason | 'manual' | 'suspended' | null =>
  !isPaused(c) ? null : c.suspended ? 'suspended' : (c.waitReason ?? 'manual');

/** Asks again after 30, 60, 120 s, then every 5 minutes; never gives up. */
export function nextAsk(times: number, now: Date): Date {
  const seconds = [30, 60, 120][times - 1] ?? 300;
  return new Date(now.getTime() + seconds * 1_000);
}

/** Σ units × price, exact. @throws where a country of the audience has no price: it should have been left out. */
export function costOf(
  unitsByCountry: Readonly<Record<string, number>>,
  prices: Readonly<Record<string, string>>,
): bigint {
  return Object.entries(unitsByCountry).reduce((sum, [country, units]) => {
    const price = prices[country];
    if (price === undefined) throw new Error(`No price for ${country}.`);
    return sum + BigInt(units) * BigInt(price);
  }, 0n);
}

export interface Stored {
  recipients: number;
  unitsByCountry: Readonly<Record<string, number>>;
  leftOut: Record<string, number>;
  /** The same by variant; null where the campaign has none. */
  byVariant?: readonly Pick<VariantCounts, 'recipients' | 'leftOut'>[] | null;
}

/** Every page is stored: the bill is exact now. Step 4 of the main job. */
export function recipientsStored(c: Campaign, stored: Stored, now: Date): Decision {
  if (c.stage !== 'freezing') return nothing;
  const counted = {
    recipients: stored.recipients,
    leftOut: stored.leftOut,
    units: Object.values(stored.unitsByCountry).reduce((sum, units) => sum + BigInt(units), 0n),
    cost: costOf(stored.unitsByCountry, c.prices ?? {}),
    ...countsMoved(c.variants, stored.byVariant),
  };
  if (c.status === 'canceled') return finishIfDone({ ...c, ...counted }, counted, now);
  if (stored.recipients === 0) {
    return becomes(
      { ...counted, status: 'completed', stage: 'done', ownerPaused: false, waitReason: null, completedAt: now },
      { say: 'completed' },
    );
  }
  if (c.maxCost !== null && counted.cost > c.maxCost)
    return becomes({ ...counted, stage: 'above-quote', waitReason: 'cost-above-quote' });
  return becomes({ ...counted, ...asking(now) }, { say: 'funds-requested' });
}

const asking = (now: Date): Partial<Campaign> => ({
  stage: 'asking',
  waitReason: null,
  holdAsked: true,
  askedTimes: 1,
  askAgainAt: nextAsk(1, now),
});

/** The owner allows more than the quote said; null: whatever it costs. */
export function raiseMaxCost(c: Campaign, maxCost: bigint | null, now: Date): Decision {
  if (c.stage === 'above-quote' && c.status === 'running' && (maxCost === null || c.cost <= maxCost))
    return becomes({ maxCost, ...asking(now) }, { say: 'funds-requested' });
  return becomes({ maxCost });
}

/** The hold is open. Under the campaign's lock it is decided here whether it still may begin. Step 6. */
export function fundsHeld(c: Campaign, reserved: bigint): Decision {
  if (c.funded) return nothing;
  // Canceled while it was asked: the request was withdrawn already, and is until the hold is closed.
  if (c.status !== 'running') return c.holdClosed ? nothing : becomes({}, { say: 'funds-request-cancelled' });
  if (c.stage !== 'asking') return nothing;
  return becomes(
    { stage: 'sending', funded: true, held: reserved, askAgainAt: null, askedTimes: 0 },
    { say: 'funded' },
  );
}

/** The balance is too low: canceled, nothing sent. */
export function fundsRefused(c: Campaign, now: Date): Decision {
  if (c.funded || c.holdRefused) return nothing;
  const change: Partial<Campaign> = { holdRefused: true, askAgainAt: null };
  if (c.status !== 'running') return finishIfDone({ ...c, ...change }, change, now);
  return becomes(
    { ...change, status: 'canceled', cancellationReason: 'insufficient-funds', ownerPaused: false, waitReason: null },
    { say: 'canceled', reason: 'insufficient-funds' },
  );
}

interface Outcomes {
  accepted: number;
  rejected: number;
  skipped: number;
  failedUnknown: number;
}

export interface Settled extends Outcomes {
  /** Of those that were accepted. */
  units: number;
  charge: bigint;
  late: boolean;
  /** The same by variant; null where the campaign has none. */
  byVariant?: readonly Outcomes[] | null;
}

/** Outcomes of a slice, as deltas. Those still being checked stay pending: they can still be sent. */
export function sliceSettled(c: Campaign, settled: Settled, now: Date): Decision {
  const change: Partial<Campaign> = {
    outbound: c.outbound + settled.accepted,
    bounced: c.bounced + settled.rejected,
    canceled: c.canceled + settled.skipped,
    unknown: c.unknown + settled.failedUnknown,
    charged: c.charged + settled.charge,
    chargedUnits: c.chargedUnits + BigInt(settled.units),
    held: c.holdClosed ? 0n : c.held > settled.charge ? c.held - settled.charge : 0n,
    settlesSeen: c.settlesSeen + (settled.late ? 0 : 1),
    ...countsMoved(c.variants, settled.byVariant?.map(outcomesAsCounts)),
  };
  return finishIfDone({ ...c, ...change }, change, now);
}

const outcomesAsCounts = ({ accepted, rejected, skipped, failedUnknown }: Outcomes) => ({
  outbound: accepted,
  bounced: rejected,
  canceled: skipped,
  unknown: failedUnknown,
});

type Receipts = Record<'outbound' | 'delivered' | 'bounced', number>;

/** Receipts move people at any time, after the end too. */
export function receiptsApplied(
  c: Campaign,
  { byVariant, ...moved }: Receipts & { byVariant?: readonly Receipts[] | null },
): Decision {
  return becomes({
    outbound: c.outbound + moved.outbound,
    delivered: c.delivered + moved.delivered,
    bounced: c.bounced + moved.bounced,
    ...countsMoved(c.variants, byVariant),
  });
}

/** People answer, click and opt out at any time. */
export function engagementApplied(
  c: Campaign,
  { variant, ...moved }: Parameters<typeof movedBy>[1] & { variant?: number | null },
): Decision {
  return becomes({
    engagement: movedBy(c.engagement, moved),
    ...engagementMoved(c.variants, variant, moved),
  });
}

export function sendingFinished(c: Campaign, settleCount: number, now: Date): Decision {
  if (c.completedAt !== null) return nothing;
  const change: Partial<Campaign> = { settlesExpected: settleCount };
  return finishIfDone({ ...c, ...change }, change, now);
}

export function holdClosed(c: Campaign, now: Date): Decision {
  if (c.holdClosed) return nothing;
  const change: Partial<Campaign> = { holdClosed: true, held: 0n, askAgainAt: null };
  return finishIfDone({ ...c, ...change }, change, now);
}

/** Ends when dispatch has finished, every settle id is counted and the hold, if one was asked for, is closed. Step 8. */
function finishIfDone(after: Campaign, change: Partial<Campaign>, now: Date): Decision {
  const billed = !after.holdAsked || after.holdRefused || after.holdClosed;
  const settled = after.settlesExpected !== null && after.settlesSeen >= after.settlesExpected;
  if (after.completedAt !== null || !settled || !billed) return becomes(change);
  return becomes(
    {
      ...change,
      status: after.status === 'canceled' ? 'canceled' : 'completed',
      stage: 'done',
      held: 0n,
      ownerPaused: false,
      waitReason: null,
      completedAt: now,
      askAgainAt: null,
    },
    { say: 'completed' },
  );
}

/** The owner gives it up. 'refused' in a state where that is not possible. */
export function cancel(c: Campaign, now: Date): Decision | 'refused' {
  if (c.status === 'canceled') return nothing;
  if (c.status === 'pending') {
    return becomes(
      { status: 'canceled', stage: 'done', cancellationReason: 'manual-cancellation', completedAt: now },
      { say: 'completed' },
    );
  }
  if (c.status !== 'running') return 'refused';
  const change: Partial<Campaign> = {
    status: 'canceled',
    cancellationReason: 'manual-cancellation',
    ownerPaused: false,
    waitReason: null,
  };
  const withdraw = c.holdAsked && !c.funded && !c.holdRefused;
  return becomes(
    withdraw ? { ...change, askedTimes: 1, askAgainAt: nextAsk(1, now) } : change,
    { say: 'canceled', reason: 'manual-cancellation' },
    ...(withdraw ? [{ say: 'funds-request-cancelled' } as const] : []),
  );
}

export function pause(c: Campaign): Decision | 'refused' {
  if (c.status !== 'running') return 'refused';
  return c.ownerPaused ? nothing : becomes({ ownerPaused: true }, { say: 'paused' });
}

/** The business may not send any more. */
export function suspend(c: Campaign): Decision {
  if (c.suspended) return nothing;
  if (c.status === 'pending') return becomes({ suspended: true });
  if (c.status !== 'running') return nothing;
  return becomes({ suspended: true }, { say: 'paused' });
}

/** When a scheduled campaign is launched: before anybody's time has come. */
export const dueAt = ({ launchAt, scheduledAt }: Pick<Campaign, 'launchAt' | 'scheduledAt'>): Date | null =>
  launchAt !== null && scheduledAt !== null && launchAt < scheduledAt ? launchAt : scheduledAt;

/** The business may send again. What is still to come keeps its day; all else waits for a person: nothing leaves by itself. */
export function reinstate(c: Campaign, now: Date): Decision {
  const due = dueAt(c);
  const isToCome = c.status === 'pending' && due !== null && due > now;
  return c.suspended && isToCome ? becomes({ suspended: false }) : nothing;
}

const twoHoursMs = 2 * 3_600_000;

/** Where nothing was said the first text of a scheduled campaign leaves within two hours; a limit that was given binds every text. */
export function limitOf(c: Campaign): { notLaterThan: Date | null; bindsFirstOnly: boolean } {
  if (c.limitLifted) return { notLaterThan: null, bindsFirstOnly: false };
  if (c.notLaterThan !== null) return { notLaterThan: c.notLaterThan, bindsFirstOnly: false };
  if (c.deliveryType === 'immediately' || c.scheduledAt === null) return { notLaterThan: null, bindsFirstOnly: false };
  return { notLaterThan: new Date(c.scheduledAt.getTime() + twoHoursMs), bindsFirstOnly: true };
}

const hasBegun = (c: Campaign): boolean => c.outbound + c.delivered + c.bounced + c.unknown > 0;

/** Goes on; lifts a limit that has passed (the send window stays). What costs more than its quote needs `maxCost`. */
export function resume(c: Campaign, now: Date): Decision | 'refused' {
  if (c.status === 'pending' && c.suspended) return resumeScheduled(c, now);
  if (c.status !== 'running' || c.waitReason === 'cost-above-quote') return 'refused';
  const lift = c.waitReason === 'too-late';
  if (!c.ownerPaused && !c.suspended && !lift) return nothing;
  const { notLaterThan, bindsFirstOnly } = limitOf(c);
  const limit = lift || (bindsFirstOnly && hasBegun(c)) ? null : notLaterThan;
  return becomes(
    {
      ownerPaused: false,
      suspended: false,
      waitReason: lift ? null : c.waitReason,
      limitLifted: c.limitLifted || lift,
    },
    { say: 'resumed', notLaterThan: limit },
  );
}

/** Its time passed while the business might not send: it goes now, and the limit that passed meanwhile does not stop it. */
function resumeScheduled(c: Campaign, now: Date): Decision {
  const { notLaterThan } = limitOf(c);
  return becomes({ suspended: false, limitLifted: c.limitLifted || (notLaterThan !== null && notLaterThan <= now) });
}

export function sendingHeld(c: Campaign, reason: 'send-window' | 'too-late'): Decision {
  return c.status === 'running' && c.stage === 'sending' ? becomes({ waitReason: reason }) : nothing;
}

export function sendingResumed(c: Campaign): Decision {
  return c.status === 'running' && (c.waitReason === 'send-window' || c.waitReason === 'too-late')
    ? becomes({ waitReason: null })
    : nothing;
}

/** An answer is late: the same question is asked again. */
export function askAgain(c: Campaign, now: Date): Decision {
  if (c.askAgainAt === null || c.askAgainAt > now) return nothing;
  const times = c.askedTimes + 1;
  const again = { askedTimes: times, askAgainAt: nextAsk(times, now) };
  if (c.status === 'running' && c.stage === 'asking') return becomes(again, { say: 'funds-requested' });
  if (c.status === 'canceled' && !c.holdClosed && !c.holdRefused && !c.funded)
    return becomes(again, { say: 'funds-request-cancelled' });
  return becomes({ askAgainAt: null });
}

/** What a person reads while nothing moves. */
export function waitingForOf(c: Campaign): (typeof waitedFor)[number] | null {
  if (c.completedAt !== null || c.status === 'draft' || c.status === 'pending') return null;
  if (c.stage === 'freezing') return 'audience';
  if (c.stage === 'asking') return 'billing';
  return c.stage === 'above-quote' ? 'owner' : null;
}
