import * as v from 'valibot';
import { count, defineEvent, uuid } from '../define-event.js';

/** A page of a frozen audience: at most 1,000 people or 256 kB. Step 2. */
export const recipientsPage = defineEvent({
  type: 'recipients.page',
  topic: 'campaign.recipients',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    /** From 1. */
    page: count,
    /** [ordinal in the campaign from 1, contact id, phone E.164, country, text as rendered, parts, name to show] */
    people: v.array(v.tuple([count, uuid, v.string(), v.pipe(v.string(), v.length(2)), v.string(), count, v.string()])),
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    page: 1,
    people: [
      [
        1,
        '01920000-0000-7000-8000-0000000000f1',
        '+61412345678',
        'AU',
        'Hi Ava, two for one on Friday.',
        1,
        'Ava Thompson',
      ],
    ],
  },
});
/** One person of a page, as it lies on the wire. */
export type FrozenPerson = [
  ordinal: number,
  contactId: string,
  phone: string,
  country: string,
  text: string,
  parts: number,
  name: string,
];
