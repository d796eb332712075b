import type { ApolloClient } from '@apollo/client';
import { sendOnce } from '../send/sending/send-key';
import type { Draft } from './draft';
import { draftInput } from './draft-input';
import { SaveHardDraftDocument } from './draft.generated';

/**
 * Puts what was written among the drafts and answers which one it is: one draft, however often it is tried, also after
 * an answer was lost. `slot` tells tries of one draft from those of another.
 */
export async function makeDraft(
  client: ApolloClient,
  userId: string,
  slot: string,
  draft: Draft,
): Promise<{ id: string; version: number }> {
  const input = draftInput(draft);
  const { answer: made, sent } = await sendOnce(`${userId}.${slot}.draft`, input, async (tried, key) => {
    const { data } = await client.mutate({
      mutation: SaveHardDraftDocument,
      variables: { input: tried },
      context: { headers: { 'idempotency-key': key } },
    });
    return data!.saveHardDraft!;
  });
  // An earlier try had got through: what was changed since goes into the draft that it made.
  if (sent === input) return made;
  const { data } = await client.mutate({ mutation: SaveHardDraftDocument, variables: { id: made.id, input } });
  return data!.saveHardDraft!;
}
