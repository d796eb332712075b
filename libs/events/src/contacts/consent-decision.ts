import * as v from 'valibot';
import { channel, instant, older, uuid } from '../define-event.js';

const common = {
  tenantId: uuid,
  scope: v.picklist(['marketing', 'all']),
  state: v.picklist(['in', 'out']),
  decidedAt: instant,
  /** staff, import, api, public-page, stop-word, carrier … */
  source: v.string(),
  wording: v.nullable(v.string()),
  contactId: v.nullable(uuid),
};

/** A decision about messages to an address, as `consent.decided` and `consent.recorded` carry it. */
export const decision = v.object({ ...common, channel, address: v.string() });

/** Version 1, which knew texts alone. */
export const decisionByPhone = v.object({ ...common, phone: v.string() });
export const ofTexts = older(decisionByPhone, ({ phone, ...rest }) => ({ ...rest, channel: 'sms', address: phone }));
