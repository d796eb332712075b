import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

const data = v.object({
  contactId: v.nullable(v.string()),
  phoneInternational: v.string(),
  scope: v.string(),
  source: v.string(),
  decidedAt: v.string(),
});

const example = {
  contactId: '01920000-0000-7000-8000-0000000000d1',
  phoneInternational: '+61491570156',
  scope: 'all',
  source: 'stop-word',
  decidedAt: '2026-11-20T01:05:00.000Z',
};

const bySource: Readonly<Record<string, string>> = {
  'stop-word': 'Answered STOP',
  'start-word': 'Answered START',
  carrier: 'Stopped by the carrier',
  'public-page': 'On your opt-out page',
  'waiting-list-form': 'On the form of your waiting list',
};

const toContact = (contactId: string | null) => (contactId === null ? {} : { to: { contact: contactId } });

/** A person opted out: by STOP, on the public page, or at the carrier. */
export const optOutNotice = defineNotice({
  type: 'opt-out',
  data,
  example,
  look: 'out',
  words: ({ phoneInternational, source, contactId }, say) => ({
    title: `${say.person(phoneInternational, contactId)} opted out`,
    text: bySource[source] ?? '',
    ...toContact(contactId),
  }),
});

/** A person opted in: again, or on a form for the first time. */
export const optInNotice = defineNotice({
  type: 'opt-in',
  data,
  example: { ...example, source: 'start-word' },
  look: 'in',
  words: ({ phoneInternational, source, contactId }, say) => ({
    title: `${say.person(phoneInternational, contactId)} opted ${source === 'waiting-list-form' ? 'in' : 'back in'}`,
    text: bySource[source] ?? '',
    ...toContact(contactId),
  }),
});
