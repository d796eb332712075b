import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

/** The listing from which reviews come. */
export const reviewConfigurationNotice = defineNotice({
  type: 'review-configuration',
  data: v.object({ state: v.string(), listingName: v.string(), reason: v.nullable(v.string()) }),
  example: { state: 'approved', listingName: 'Corner Café', reason: null },
  look: 'plug',
  words: ({ state, listingName, reason }) => {
    if (state === 'approved') return { title: `Your listing ${listingName} is connected` };
    if (state === 'pending') return { title: `Your listing ${listingName} is being checked` };
    return { look: 'attention', title: `Your listing ${listingName} needs a look`, text: reason ?? '' };
  },
});

/** A customer was not happy. */
export const lowRatingNotice = defineNotice({
  type: 'low-rating',
  data: v.object({ kind: v.string(), id: v.string(), rating: v.number() }),
  example: { kind: 'review', id: '01920000-0000-7000-8000-0000000000a7', rating: 2 },
  look: 'attention',
  words: ({ rating }, say) => ({ title: `${say.count(rating, 'One star', '# stars')} from a customer` }),
});

/** The till. */
export const pointOfSaleNotice = defineNotice({
  type: 'point-of-sale',
  data: v.object({ state: v.string(), merchantName: v.string(), reason: v.nullable(v.string()) }),
  example: { state: 'connected', merchantName: 'Corner Café', reason: null },
  look: 'plug',
  words: ({ state, merchantName, reason }) =>
    state === 'connected'
      ? { title: 'Square is connected', text: merchantName }
      : { look: 'attention', title: 'Square needs you to connect again', text: reason ?? '' },
});

const refused: Readonly<Record<string, string>> = { domain: 'record', number: 'number', identity: 'identity' };

/** A name, number or domain from which people hear was looked at. */
export const senderReviewedNotice = defineNotice({
  type: 'sender-reviewed',
  data: v.object({
    callerId: v.nullable(v.string()),
    mailerId: v.nullable(v.string()),
    name: v.string(),
    what: v.string(),
    state: v.string(),
    reason: v.nullable(v.string()),
  }),
  example: {
    callerId: '01920000-0000-7000-8000-0000000000a5',
    mailerId: null,
    name: 'JoesCaf',
    what: 'register',
    state: 'approved',
    reason: null,
  },
  look: 'in',
  words: ({ name, what, state, reason }) => {
    if (state === 'approved' || state === 'active') return { title: `${name} is registered` };
    if (state === 'gone') return { look: 'attention', title: `The ${refused[what] ?? 'record'} of ${name} is gone` };
    return { look: 'attention', title: `${name} was refused${reason === null ? '' : `: ${reason}`}` };
  },
});

/** Nobody closed the waiting list at the end of the day. */
export const workDayClosedNotice = defineNotice({
  type: 'work-day-closed',
  data: v.object({ workDayId: v.string(), at: v.string() }),
  example: { workDayId: '01920000-0000-7000-8000-0000000000a8', at: '2026-11-20T17:00:00.000Z' },
  look: 'attention',
  words: () => ({
    title: 'The waiting list was left open and has been closed',
    text: 'It closes by itself at 4:00 in the morning.',
  }),
});
