import { BellOff, CircleCheck, CirclePause, Receipt } from 'lucide-react';
import { marketingTexts as t } from './marketing.texts';

export const marketingStatuses = ['subscribed', 'transactional-only', 'unsubscribed'] as const;
export type MarketingStatus = (typeof marketingStatuses)[number];

export const marketingLooks = {
  subscribed: { label: t.subscribed, tone: 'green', icon: CircleCheck },
  'transactional-only': { label: t['transactional-only'], tone: 'blue', icon: Receipt },
  unsubscribed: { label: t.unsubscribed, tone: 'grey', icon: BellOff },
} as const satisfies Record<MarketingStatus, unknown>;

export const onHoldLook = { label: t.onHold, tone: 'amber', icon: CirclePause } as const;

/** What a contact gets now: one on hold gets no promotions, whatever they agreed to. */
export const contactLook = ({ marketingStatus, onHold }: { marketingStatus: string; onHold: boolean }) =>
  onHold && marketingStatus !== 'unsubscribed' ? onHoldLook : marketingLook(marketingStatus);

/** Of the API's word; what it may add later reads as the most careful. */
export const marketingLook = (status: string) =>
  marketingLooks[status as MarketingStatus] ?? marketingLooks.unsubscribed;
