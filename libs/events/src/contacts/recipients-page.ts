import * as v from 'valibot';
import { count, defineEvent, older, uuid } from '../define-event.js';
import { byName, frozenContact, frozenPerson, positionalPerson, type FrozenContact } from './frozen-person.js';

const page = {
  campaignId: uuid,
  tenantId: uuid,
  /** From 1. */
  page: count,
};
const first = v.object({ ...page, people: v.array(positionalPerson) });
const second = v.object({ ...page, people: v.array(frozenContact) });
const withoutVariant = (person: FrozenContact) => ({ ...person, variant: null });

/** A page of a frozen audience: at most 1,000 people or 256 kB. Step 2. */
export const recipientsPage = defineEvent({
  type: 'recipients.page',
  topic: 'campaign.recipients',
  version: 3,
  key: 'campaignId',
  schema: v.object({
    ...page,
    /** IANA: all of the page are there; null where the campaign goes by the business's zone. */
    zone: v.nullable(v.string()),
    people: v.array(frozenPerson),
  }),
  older: {
    1: older(first, ({ people, ...rest }) => ({
      ...rest,
      zone: null,
      people: people.map((each) => withoutVariant(byName(each))),
    })),
    2: older(second, ({ people, ...rest }) => ({ ...rest, zone: null, people: people.map(withoutVariant) })),
  },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    page: 1,
    zone: null,
    people: [
      {
        ordinal: 1,
        contactId: '01920000-0000-7000-8000-0000000000f1',
        address: '+61412345678',
        country: 'AU',
        text: 'Hi Ava, two for one on Friday.',
        units: 1,
        name: 'Ava Thompson',
        variant: null,
      },
    ],
  },
});
