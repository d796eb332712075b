import * as v from 'valibot';
import {
  channel,
  count,
  defineEvent,
  instant,
  messageType,
  older,
  pricesByCountry,
  uuid,
  wallTime,
} from '../define-event.js';

const first = v.object({
  campaignId: uuid,
  tenantId: uuid,
  campaignVersion: count,
  holdId: uuid,
  messageType,
  prices: pricesByCountry,
  sender: v.object({ callerId: uuid, address: v.string() }),
  /** The campaign was paused while money was asked for; the pause stays in force. */
  paused: v.boolean(),
  /** The tenant's zone, for the marketing window; null where no window binds. */
  timeZone: v.nullable(v.string()),
  /** Nothing leaves before: the end of the cancel window. */
  sendFrom: instant,
  /** Nothing leaves after; null where no limit binds. */
  notLaterThan: v.nullable(instant),
  /** True where the limit binds only the first text. */
  limitBindsFirstOnly: v.boolean(),
  /** What becomes of a text whose fate stays unknown: sent again, or given up. */
  unknownPolicy: v.picklist(['resend', 'never']),
});

const second = v.object({ ...first.entries, channel });
/** What versions before the third do not say. */
const plain = { linkSet: null, zoneRule: 'business', localFrom: null, localUntil: null } as const;

/** A hold covers the campaign: dispatch starts on this and on nothing else. Step 6. */
export const campaignFunded = defineEvent({
  type: 'campaign.funded',
  topic: 'campaign.control',
  version: 3,
  key: 'campaignId',
  schema: v.object({
    ...second.entries,
    /** The links that are counted: the n-th is where `{{link.n}}` led. */
    linkSet: v.nullable(v.object({ no: count, urls: v.array(v.string()) })),
    /** Whose clock the window, the time and the limit go by. */
    zoneRule: v.picklist(['business', 'recipient']),
    /** By each person's own clock: nothing leaves before, and nothing at or after, `2026-11-22T10:00`; null where none binds. */
    localFrom: v.nullable(wallTime),
    localUntil: v.nullable(wallTime),
  }),
  older: {
    1: older(first, (funded) => ({ ...funded, channel: 'sms', ...plain })),
    2: older(second, (funded) => ({ ...funded, ...plain })),
  },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    campaignVersion: 4,
    holdId: '01920000-0000-5000-8000-0000000000d1',
    messageType: 'marketing',
    prices: { AU: '80000' },
    sender: { callerId: '01920000-0000-7000-8000-0000000000e1', address: '+61491578888' },
    paused: false,
    timeZone: 'Australia/Sydney',
    sendFrom: '2026-11-20T01:00:00.000Z',
    notLaterThan: null,
    limitBindsFirstOnly: false,
    unknownPolicy: 'resend',
    channel: 'sms',
    linkSet: { no: 7, urls: ['https://example.com/cakes'] },
    zoneRule: 'recipient',
    localFrom: '2026-11-20T10:00',
    localUntil: null,
  },
});
