import type { SmsCampaignPatch } from '../../../lib/graph/schema.generated';
import { keepInTab, keptInTab } from '../../../lib/kept-in-tab';

/** A save of a draft that is not answered yet: whether it got through is not known. */
export interface OpenSave {
  /** The call's `Idempotency-Key`. */
  key: string;
  input: SmsCampaignPatch;
}

const place = (userId: string, campaignId: string): string => `bellbird.save.${userId}.${campaignId}`;

/** At most one a draft: nothing newer is sent before it is answered. */
export function openSaveOf(userId: string, campaignId: string): OpenSave | null {
  const kept = keptInTab(place(userId, campaignId)) as OpenSave | null;
  return typeof kept?.key === 'string' && typeof kept.input === 'object' ? kept : null;
}

/** `null`: it is answered. */
export const keepOpenSave = (userId: string, campaignId: string, open: OpenSave | null): void =>
  keepInTab(place(userId, campaignId), open);
