import type { MessageType, TextPurpose } from '@bellbird/events';
import { isOpen, nextWindow } from '@bellbird/send-window';

export type TextState =
  'asking' | 'sent' | 'refused' | 'given-up' | 'rejected' | 'unknown' | 'accepted' | 'bounced' | 'delivered';

/** Why a text is refused here; dispatch has reasons of its own. */
export type RefusedFor = 'too-late' | 'insufficient-balance' | 'suspended' | 'no-price' | 'invalid-phone' | 'no-sender';

/** A single text as it lies in the database. Amounts in micro-dollars; times are business time. */
export interface SingleText {
  tenantId: string;
  /** Of the text; where an event asked, also of its request. */
  id: string;
  requestId: string;
  /** From 1: its place in the request. */
  ordinal: number;
  purpose: TextPurpose;
  messageType: MessageType;
  channel: string;
  phone: string;
  country: string;
  contactId: string | null;
  callerId: string | null;
  text: string;
  parts: number;
  price: bigint | null;
  cost: bigint;
  state: TextState;
  reason: string | null;
  notBefore: Date | null;
  notAfter: Date;
  tries: number;
  nextTryAt: Date | null;
  askedBy: string | null;
  requestKey: string | null;
  createdAt: Date;
  version: bigint;
}

const minute = 60_000;
const hour = 60 * minute;
/** For how long after it is due a text is worth sending at most, ms. */
const longestWorth: Readonly<Record<TextPurpose, number>> = {
  turn: 15 * minute,
  'review-request': 7 * 24 * hour,
  'thank-you': 24 * hour,
  'feedback-answer': 24 * hour,
  code: 10 * minute,
  test: 10 * minute,
  reply: 24 * hour,
  automation: 24 * hour,
};

/** When a text is worth nothing any more: as asked for, cut to the most of its purpose, counted from when it is due. */
export function notAfterOf(
  purpose: TextPurpose,
  { notBefore, notAfter, now }: { notBefore: Date | null; notAfter: Date | null; now: Date },
): Date {
  const most = new Date(Math.max(now.getTime(), notBefore?.getTime() ?? 0) + longestWorth[purpose]);
  return notAfter !== null && notAfter < most ? notAfter : most;
}

/**
 * When a text may be seen to next: at its hour, and of a review in the marketing window of the business, since nobody
 * chose its hour; at the latest when its time is over, to say so. `now` or before: at once.
 */
export function dueAt(
  text: Pick<SingleText, 'messageType' | 'notBefore' | 'notAfter'>,
  timeZone: string,
  now: Date,
): Date {
  const from = text.notBefore !== null && text.notBefore > now ? text.notBefore : now;
  const opens = text.messageType === 'review' && !isOpen(from, timeZone) ? nextWindow(from, timeZone).opens : from;
  return opens < text.notAfter ? opens : text.notAfter;
}

/** How long a try rests while nobody answers: 1, 2, 4 … 60 s. */
export const restMs = (tries: number): number => Math.min(60_000, 1_000 * 2 ** Math.min(tries, 6));

const rankOf: Readonly<Record<TextState, number>> = {
  asking: -1,
  'given-up': -1,
  sent: 0,
  refused: 1,
  rejected: 1,
  unknown: 2,
  accepted: 3,
  bounced: 4,
  delivered: 5,
};

/** Whether what is heard now changes a text: only what ranks higher does, in whatever order it comes. */
export const outranks = (heard: TextState, known: TextState): boolean =>
  rankOf[known] >= 0 && rankOf[heard] > rankOf[known];
