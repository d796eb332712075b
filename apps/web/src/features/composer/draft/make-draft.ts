import type { ApolloClient } from '@apollo/client';
import { sendOnce } from '../send/send-key';
import type { Draft } from './draft';
import { draftInput } from './draft-input';
import { SaveHardDraftDocument } from './draft.generated';

/**
 * Puts what was written for a new campaign among the drafts and answers the draft's id: one draft, however often it is
 * tried and whoever tries it (the button, or another campaign that takes its place), also after an answer was lost.
 */
export async function makeDraft(client: ApolloClient, userId: string, slot: string, draft: Draft): Promise<string> {
  const input = draftInput(draft);
  const { answer: id, sent } = await sendOnce(`${userId}.${slot}.draft`, input, async (tried, key) => {
    const { data } = await client.mutate({
      mutation: SaveHardDraftDocument,
      variables: { input: tried },
      context: { headers: { 'idempotency-key': key } },
    });
    return data!.saveHardDraft!.id;
  });
  // An earlier try had got through: what was changed since goes into the draft that it made.
  if (sent !== input) await client.mutate({ mutation: SaveHardDraftDocument, variables: { id, input } });
  return id;
}
