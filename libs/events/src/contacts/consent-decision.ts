import * as v from 'valibot';
import { instant, older, uuid } from '../define-event.js';

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

/**
 * A decision about messages to an address, as `consent.decided` and `consent.recorded` carry it. A release that brings
 * another channel raises the version: who knows texts alone must keep what it says, not take it for done.
 */
export const decision = v.object({ ...common, channel: v.literal('sms'), address: v.string() });

/** Version 1, which knew texts alone. */
export const decisionByPhone = v.object({ ...common, phone: v.string() });
export const ofTexts = older(decisionByPhone, ({ phone, ...rest }) => ({
  ...rest,
  channel: 'sms' as const,
  address: phone,
}));
