import type { ApolloClient } from '@apollo/client';
import { clock } from '../../../lib/clock';
import { problemOf } from '../../../lib/graph/problem';
import { sendOnce } from '../send/send-key';
import { isBlank, type Draft } from './draft';
import { draftInput, draftOf } from './draft-input';
import { CampaignForComposerDocument, ChangeCampaignDocument, DropDraftDocument } from './draft.generated';
import { newSlot, slotOf, type KeptDraft } from './kept-draft';
import { makeDraft } from './make-draft';

/** By what a save of a draft is known until it is answered. */
export const draftSend = (userId: string, campaignId: string): string => `${userId}.${slotOf(campaignId)}.draft`;

/** Where a draft is at home on the server: a campaign of its own among the drafts. */
export interface DraftHome {
  /** The campaign that it is; null until there is something to keep. */
  readonly id: string | null;
  /** Answers the version that it has then; null while it is none. @throws Problem version-conflict and others. */
  write: (draft: Draft, base: number | null) => Promise<number | null>;
  /** What is there now; null where there is none, or it is a draft no more. */
  read: () => Promise<KeptDraft | null>;
}

/** What a home tells: that it became a campaign or is none any more, and that another tab or device sent or deleted it. */
export interface DraftHomeTold {
  onMove: (id: string | null) => void;
  onGone: () => void;
}

/**
 * The home of a new campaign (`first` is null) or of a draft. A new one becomes a draft with the first thing that anybody
 * would miss, and goes again where all of that was taken out. What was written over a draft that is gone becomes another.
 */
export function draftHome(
  client: ApolloClient,
  userId: string,
  timeZone: string,
  first: string | null,
  { onMove, onGone }: DraftHomeTold,
): DraftHome {
  let id = first;
  /** A version of ours whose answer had been lost: who still builds upon the one before it builds upon this. */
  let caughtUp: { from: number | null; to: number | null } | null = null;
  const moveTo = (next: string | null): void => {
    id = next;
    // Lists and counts have one more or one less.
    for (const fieldName of ['smsCampaigns', 'smsCampaignsCountByStatus']) client.cache.evict({ fieldName });
    onMove(next);
  };

  async function make(draft: Draft): Promise<number | null> {
    if (isBlank(draft)) return null;
    const made = await makeDraft(client, userId, newSlot, draft);
    moveTo(made.id);
    return made.version;
  }

  /** One version a try, however often it is made: what got through without its answer is no change of somebody else's. */
  async function change(of: string, draft: Draft, base: number | null): Promise<number | null> {
    const upon = caughtUp?.from === base ? caughtUp.to : base;
    const input = { ...draftInput(draft), ...(upon !== null && { version: upon }) };
    const { answer, sent } = await sendOnce(draftSend(userId, of), input, async (tried, key) => {
      const { data } = await client.mutate({
        mutation: ChangeCampaignDocument,
        variables: { id: of, input: tried },
        context: { headers: { 'idempotency-key': key } },
      });
      return data?.updateSmsCampaign?.version ?? upon;
    });
    if (sent === input) return answer;
    caughtUp = { from: base, to: answer };
    return change(of, draft, base);
  }

  async function drop(of: string): Promise<null> {
    await client.mutate({ mutation: DropDraftDocument, variables: { id: of } }).catch((error: unknown) => {
      if (problemOf(error).code !== 'not-found') throw error;
    });
    moveTo(null);
    return null;
  }

  async function read(): Promise<KeptDraft | null> {
    if (id === null) return null;
    const { data } = await client.query({
      query: CampaignForComposerDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const campaign = data?.smsCampaign;
    return campaign?.status === 'draft'
      ? { draft: draftOf(campaign, timeZone), savedAt: clock.now().toISOString(), tab: '', base: campaign.version }
      : null;
  }

  /** Sent or deleted elsewhere: whoever sends a draft raises its version, too. */
  async function isGone(error: unknown): Promise<boolean> {
    const { code } = problemOf(error);
    if (code === 'not-found' || code === 'wrong-state') return true;
    if (code !== 'version-conflict') return false;
    try {
      return (await read()) === null;
    } catch (other) {
      return problemOf(other).code === 'not-found';
    }
  }

  return {
    get id() {
      return id;
    },
    read,
    write: async (draft, base) => {
      if (id === null) return make(draft);
      if (first === null && isBlank(draft)) return drop(id);
      try {
        return await change(id, draft, base);
      } catch (error) {
        if (!(await isGone(error))) throw error;
        onGone();
        moveTo(null);
        return make(draft);
      }
    },
  };
}
