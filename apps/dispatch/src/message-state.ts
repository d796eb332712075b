/** `message.state`. Delivery, after acceptance, is in `provider_rank`. */
export const messageState = {
  queued: 0,
  sending: 1,
  accepted: 2,
  rejected: 3,
  unknown: 4,
  skipped: 5,
  failedUnknown: 6,
} as const;
export type MessageState = (typeof messageState)[keyof typeof messageState];

/** `message.error_code` of a skipped message: why it was never sent. */
export const skipReason = { optedOut: 1, canceled: 2, invalid: 3, tooLate: 4 } as const;

/** `chunk.state`. */
export const chunkState = { ready: 0, claimed: 1, done: 2 } as const;

/** Definitely not sent three times is rejected. */
export const mostRefusals = 3;

/** What is unknown and proved absent is sent again at most three times, then given up. */
export const mostResends = 3;

/** The ids of a campaign's messages: campaign_no << 32 | ordinal. */
export const baseIdOf = (campaignNo: number): bigint => BigInt(campaignNo) << 32n;

/*
 * In SQL: `m.state = ${messageState.accepted}`, `m.state in ${among('queued', 'rejected')}`, `${ordinalOf('m.id')}`. They
 * are put in when the module loads, so that each statement stays one text, which is prepared once.
 */
export const among = (...states: (keyof typeof messageState)[]): string =>
  `(${states.map((each) => messageState[each]).join(', ')})`;
/** A message's place in its campaign, from its id: an expression of type int. */
export const ordinalOf = (id: string): string => `(${id} & 4294967295)::int`;
