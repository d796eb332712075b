import type { SmsCampaignPatch } from '../../../lib/graph/schema.generated';
import { store, storedJson } from '../../../lib/stored';

/** A save of a draft that is not answered yet: whether it got through is not known. */
export interface OpenSave {
  /** The call's `Idempotency-Key`. */
  key: string;
  input: SmsCampaignPatch;
}

const place = (userId: string, campaignId: string): string => `bellbird.save.${userId}.${campaignId}`;
/** Where the tab's storage is shut. */
const inMemory = new Map<string, OpenSave>();

/** At most one a draft: nothing newer is sent before it is answered. */
export function openSaveOf(userId: string, campaignId: string): OpenSave | null {
  const at = place(userId, campaignId);
  const kept = (inMemory.get(at) ?? storedJson(at, 'tab')) as OpenSave | null;
  return typeof kept?.key === 'string' && typeof kept.input === 'object' ? kept : null;
}

export function keepOpenSave(userId: string, campaignId: string, open: OpenSave | null): void {
  const at = place(userId, campaignId);
  if (open === null) inMemory.delete(at);
  else inMemory.set(at, open);
  store(at, open === null ? null : JSON.stringify(open), 'tab');
}
