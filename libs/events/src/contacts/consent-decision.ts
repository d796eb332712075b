import * as v from 'valibot';
import { instant, older, uuid } from '../define-event.js';

const common = {
  tenantId: uuid,
  state: v.picklist(['in', 'out']),
  decidedAt: instant,
  /** staff, import, api, public-page, stop-word, attention, carrier … */
  source: v.string(),
  wording: v.nullable(v.string()),
  contactId: v.nullable(uuid),
};

/**
 * A decision about messages to an address, as `consent.decided` and `consent.recorded` carry it. A hold is the business's
 * own doubt: marketing and review wait until somebody decides what the person meant. A release that brings another scope
 * or channel raises the version: who does not know it must keep what it says, not take it for done.
 * Version 2 knew no hold; it reads as it is.
 */
export const decision = v.object({
  ...common,
  channel: v.literal('sms'),
  address: v.string(),
  scope: v.picklist(['marketing', 'all', 'hold']),
});

/** Version 1, which knew texts alone. */
const decisionByPhone = v.object({ ...common, scope: v.picklist(['marketing', 'all']), phone: v.string() });
export const ofTexts = older(decisionByPhone, ({ phone, ...rest }) => ({
  ...rest,
  channel: 'sms' as const,
  address: phone,
}));
