import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

const image = v.nullable(v.object({ url: v.string(), bucketPath: v.string() }));
const colours = v.object({ primary: v.nullable(v.string()), onPrimary: v.string(), text: v.string() });

/**
 * What a business says of itself changed: the members that did. Identity puts country and zone in its tokens and asks
 * for a second step where the business does; others keep what their pages show.
 */
export const tenantUpdated = defineEvent({
  type: 'tenant.updated',
  topic: 'tenant.account',
  version: 2,
  key: 'tenantId',
  schema: v.object({
    tenantId: uuid,
    name: v.optional(v.string()),
    country: v.optional(v.pipe(v.string(), v.length(2))),
    state: v.optional(v.string()),
    timeZone: v.optional(v.string()),
    phone: v.optional(v.string()),
    email: v.optional(v.string()),
    address: v.optional(v.string()),
    website: v.optional(v.string()),
    branding: v.optional(v.object({ icon: image, logo: image, colours })),
    /** Whether everybody of the business needs a second step. */
    twoFactorRequired: v.optional(v.boolean()),
    /** After how many minutes without a hand on it a screen locks itself; 0: never. */
    lockAfterMinutes: v.optional(v.number()),
    /** The hour of the day, 0 to 23, at which the day's news is mailed. */
    digestHour: v.optional(v.number()),
  }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    name: 'Corner Café',
    country: 'AU',
    state: 'NSW',
    timeZone: 'Australia/Sydney',
    phone: '(02) 9555 0123',
    email: 'hello@cornercafe.example',
    address: '1 King Street',
    website: 'https://cornercafe.example',
    branding: { icon: null, logo: null, colours: { primary: null, onPrimary: '#ffffff', text: '#5c24b8' } },
    twoFactorRequired: true,
    lockAfterMinutes: 15,
    digestHour: 8,
  },
});
