import type { ApolloClient } from '@apollo/client';
import { isBlank, sameDraft } from './draft';
import { DiscardDraftDocument, MyDraftDocument } from './draft.generated';
import { forgetKept, keptOf, newSlot, readKept, type KeptDraft } from './kept-draft';
import { makeDraft } from './make-draft';

/** What was being written in this browser when it was left before the server had it; null where nothing was. */
export function leftHere(userId: string): KeptDraft | null {
  const kept = readKept(userId, newSlot);
  return kept === null || isBlank(kept.draft) ? null : kept;
}

/** Puts what was left in this browser among the drafts, so that another campaign may be begun. @throws Problem */
export async function settleLeft(client: ApolloClient, userId: string): Promise<void> {
  const left = leftHere(userId);
  if (left !== null) await makeDraft(client, userId, newSlot, left.draft);
  forgetKept(userId, newSlot);
}

/**
 * An account kept one new campaign beside the drafts once. What it still keeps is put among them; nothing is lost where
 * that fails, and the next new campaign tries again.
 */
export async function settleAccountDraft(client: ApolloClient, userId: string): Promise<void> {
  const { data } = await client.query({ query: MyDraftDocument, fetchPolicy: 'network-only' });
  const kept = keptOf(data?.verifyToken?.campaignsDraft);
  if (kept === null) return;
  const here = leftHere(userId);
  if (!isBlank(kept.draft) && (here === null || !sameDraft(here.draft, kept.draft)))
    await makeDraft(client, userId, 'account', kept.draft);
  await client.mutate({ mutation: DiscardDraftDocument });
}
