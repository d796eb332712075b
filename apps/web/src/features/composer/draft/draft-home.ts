import type { ApolloClient } from '@apollo/client';
import { clock } from '../../../lib/clock';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf } from '../../../lib/graph/problem';
import { isOpenEnded } from '../send/sending/send-key';
import { isBlank, type Draft } from './draft';
import { draftInput, draftOf } from './draft-input';
import { CampaignForComposerDocument, ChangeCampaignDocument, DropDraftDocument } from './draft.generated';
import { newSlot, type KeptDraft } from './kept-draft';
import { makeDraft } from './make-draft';
import { keepOpenSave, openSaveOf, type OpenSave } from './open-save';

/** Where a draft is at home on the server: a campaign of its own among the drafts. */
export interface DraftHome {
  /** The campaign that it is; null until there is something to keep. */
  readonly id: string | null;
  /**
   * The version to build upon: where the answer to the last save never came, the save is made again, as the same one, and
   * its version is one's own. @throws Problem where there is no answer still.
   */
  catchUp: (base: number | null) => Promise<number | null>;
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

  /** One version a save, however often it is made: with its key it is the same one. */
  async function save(of: string, open: OpenSave): Promise<number | null> {
    keepOpenSave(userId, of, open);
    try {
      const { data } = await client.mutate({
        mutation: ChangeCampaignDocument,
        variables: { id: of, input: open.input },
        context: { headers: { 'idempotency-key': open.key } },
      });
      keepOpenSave(userId, of, null);
      return data?.updateSmsCampaign?.version ?? open.input.version ?? null;
    } catch (error) {
      if (!isOpenEnded(problemOf(error))) keepOpenSave(userId, of, null);
      throw error;
    }
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
    catchUp: async (base) => {
      const open = id === null ? null : openSaveOf(userId, id);
      if (open === null) return base;
      try {
        // What another tab told meanwhile is newer.
        return Math.max((await save(id!, open)) ?? 0, base ?? 0);
      } catch (error) {
        if (isOpenEnded(problemOf(error))) throw error;
        // It had not got through, and can no more.
        return base;
      }
    },
    write: async (draft, base) => {
      if (id === null) return make(draft);
      if (first === null && isBlank(draft)) return drop(id);
      try {
        return await save(id, {
          key: newCallKey(),
          input: { ...draftInput(draft), ...(base !== null && { version: base }) },
        });
      } catch (error) {
        if (!(await isGone(error))) throw error;
        onGone();
        moveTo(null);
        return make(draft);
      }
    },
  };
}
