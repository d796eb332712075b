import * as v from 'valibot';
import { channel, count, defineEvent, instant, messageType, older, pricesByCountry, uuid } from '../define-event.js';

const launch = {
  campaignId: uuid,
  tenantId: uuid,
  campaignVersion: count,
  messageType,
  /** Who is meant: any of these. `segmentIds` may hold "all-contacts". */
  audience: v.object({ contactIds: v.array(uuid), groupIds: v.array(uuid), segmentIds: v.array(v.string()) }),
  sender: v.object({ callerId: uuid, address: v.string() }),
  businessName: v.string(),
  /** The tenant's default country, for numbers typed without one. */
  country: v.pipe(v.string(), v.length(2)),
  timeZone: v.string(),
  prices: pricesByCountry,
  priceVersion: count,
  launchedBy: uuid,
  launchedAt: instant,
};
const first = v.object({ ...launch, message: v.string() });
/** What versions before the second do not say. */
const plain = {
  channel: 'sms',
  shares: null,
  variantSeed: null,
  phones: [],
  saveAsContacts: false,
  resendOf: null,
  zoneField: null,
  linkSet: null,
  units: null,
  content: null,
  contentHash: null,
};

/** A campaign was sent off: contacts freezes its audience. Step 1 of the main job. */
export const campaignLaunched = defineEvent({
  type: 'campaign.launched',
  topic: 'campaign.control',
  version: 2,
  key: 'campaignId',
  schema: v.object({
    ...launch,
    channel,
    /** What is rendered for each person: the message, or that of each variant. */
    fields: v.pipe(v.array(v.string()), v.minLength(1)),
    /** Of variants: how many of a hundred get each; they add up to 100. */
    shares: v.nullable(v.array(count)),
    variantSeed: v.nullable(uuid),
    /** People who were typed by number, in the order they were typed, E.164: one that was typed twice is there twice. */
    phones: v.array(v.object({ phone: v.string(), country: v.pipe(v.string(), v.length(2)) })),
    /** Phones of nobody become contacts. */
    saveAsContacts: v.boolean(),
    /** Alone: the people of an ended campaign with one of these statuses, who did not get it. */
    resendOf: v.nullable(v.object({ campaignId: uuid, statuses: v.array(v.string()) })),
    /** The field that holds where a person is, `attributes.state`; null: all by the business's zone. */
    zoneField: v.nullable(v.string()),
    /** The links that are counted: `{{link.n}}` stands for the n-th. */
    linkSet: v.nullable(v.object({ no: count, urls: v.array(v.string()) })),
    /** Of other channels than sms: what is sent and what a message is charged by. */
    units: v.nullable(count),
    content: v.nullable(v.unknown()),
    contentHash: v.nullable(v.string()),
  }),
  older: { 1: older(first, ({ message, ...rest }) => ({ ...rest, ...plain, fields: [message] })) },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    campaignVersion: 2,
    messageType: 'transactional',
    channel: 'sms',
    fields: ['Hi {{firstName|there}}, your cake is ready.'],
    shares: null,
    variantSeed: null,
    audience: { contactIds: [], groupIds: [], segmentIds: [] },
    phones: [{ phone: '+61412345678', country: 'AU' }],
    saveAsContacts: true,
    resendOf: null,
    zoneField: null,
    linkSet: null,
    units: null,
    content: null,
    contentHash: null,
    sender: { callerId: '01920000-0000-7000-8000-0000000000e1', address: '+61491578888' },
    businessName: 'Corner Café',
    country: 'AU',
    timeZone: 'Australia/Sydney',
    prices: { AU: '80000', NZ: '100000' },
    priceVersion: 1,
    launchedBy: '01920000-0000-7000-8000-0000000000b1',
    launchedAt: '2026-11-20T01:00:00.000Z',
  },
});
