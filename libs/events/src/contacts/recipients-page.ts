import * as v from 'valibot';
import { count, defineEvent, older, uuid } from '../define-event.js';
import { byName, frozenPerson, positionalPerson } from './frozen-person.js';

const page = {
  campaignId: uuid,
  tenantId: uuid,
  /** From 1. */
  page: count,
};
const first = v.object({ ...page, people: v.array(positionalPerson) });

/** A page of a frozen audience: at most 1,000 people or 256 kB. Step 2. */
export const recipientsPage = defineEvent({
  type: 'recipients.page',
  topic: 'campaign.recipients',
  version: 2,
  key: 'campaignId',
  schema: v.object({ ...page, people: v.array(frozenPerson) }),
  older: { 1: older(first, ({ people, ...rest }) => ({ ...rest, people: people.map(byName) })) },
  publishes: { version: 1, schema: first },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    page: 1,
    people: [
      {
        ordinal: 1,
        contactId: '01920000-0000-7000-8000-0000000000f1',
        address: '+61412345678',
        country: 'AU',
        text: 'Hi Ava, two for one on Friday.',
        units: 1,
        name: 'Ava Thompson',
      },
    ],
  },
});
