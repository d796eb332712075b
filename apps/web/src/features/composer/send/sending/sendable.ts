import type { ApolloClient } from '@apollo/client';
import { campaignName } from '../../../../domain/campaigns/campaign-name';
import { clock } from '../../../../lib/clock';
import { composerPath, draftPath } from '../../../../lib/paths';
import type { Draft } from '../../draft/draft';
import { launchInput, quickInput } from '../../draft/draft-input';
import { thisTab } from '../../draft/keeping/keeping';
import { newSlot, slotOf, writeKept } from '../../draft/kept-draft';
import { makeDraft } from '../../draft/make-draft';

/** What is written, as it is sent off. */
export interface Sendable {
  /** By what the tries of one sending are told from those of another. */
  slot: string;
  input: ReturnType<typeof launchInput> | ReturnType<typeof quickInput>;
  /** Keeps what was written once campaign `campaignId` was taken back, or went off in other words; answers the address where writing goes on. */
  keep: (campaignId: string) => Promise<string>;
}

interface Written {
  userId: string;
  draft: Draft;
  /** The draft without those who cannot be read. */
  aimed: Draft;
  cost: string;
}

const keepHere = (userId: string, slot: string, draft: Draft): boolean =>
  writeKept(userId, slot, { draft, savedAt: clock.now().toISOString(), tab: thisTab, base: null });

/** A campaign is a draft of the server before it is sent: then it is sent once, whichever tab or device asks. */
export const sendableCampaign = (
  { userId, draft, aimed, cost }: Written,
  draftId: string,
  client: ApolloClient,
): Sendable => ({
  slot: slotOf(draftId),
  input: launchInput(aimed, { name: campaignName({ name: '', message: draft.message }), cost, draftId }),
  keep: async (campaignId) => {
    try {
      return draftPath((await makeDraft(client, userId, `back.${campaignId}`, draft)).id);
    } catch {
      // The next new campaign begins with it.
      keepHere(userId, newSlot, draft);
      return composerPath;
    }
  },
});

/** A quick text becomes no draft: only the browser keeps it, for the page at `address`. */
export const sendableQuickText = (
  { userId, draft, aimed, cost }: Written,
  slot: string,
  address: string,
): Sendable => ({
  slot,
  input: quickInput(aimed, { cost }),
  keep: async () => {
    keepHere(userId, slot, draft);
    return address;
  },
});
