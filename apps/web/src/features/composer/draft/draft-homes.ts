import type { ApolloClient } from '@apollo/client';
import { clock } from '../../../lib/clock';
import { isBlank } from './draft';
import { draftInput, draftOf } from './draft-input';
import {
  CampaignForComposerDocument,
  ChangeCampaignDocument,
  DiscardDraftDocument,
  KeepDraftDocument,
  MyDraftDocument,
} from './draft.generated';
import { keptOf } from './kept-draft';
import { thisTab, type DraftHome } from './use-kept-draft';

/** The one draft that an account keeps of a new campaign. */
export function accountHome(client: ApolloClient): DraftHome {
  return {
    write: async (draft, _base, savedAt) => {
      if (isBlank(draft)) await client.mutate({ mutation: DiscardDraftDocument });
      else
        await client.mutate({
          mutation: KeepDraftDocument,
          variables: { draft: { draft, savedAt, tab: thisTab, base: null } },
        });
      return null;
    },
    read: async () =>
      keptOf(
        (await client.query({ query: MyDraftDocument, fetchPolicy: 'network-only' })).data?.verifyToken?.campaignsDraft,
      ),
  };
}

/** A draft among the campaigns. */
export function campaignHome(client: ApolloClient, id: string, timeZone: string): DraftHome {
  return {
    write: async (draft, base) => {
      const { data } = await client.mutate({
        mutation: ChangeCampaignDocument,
        variables: { id, input: { ...draftInput(draft), ...(base !== null && { version: base }) } },
      });
      return data?.updateSmsCampaign?.version ?? base;
    },
    read: async () => {
      const campaign = (
        await client.query({ query: CampaignForComposerDocument, variables: { id }, fetchPolicy: 'network-only' })
      ).data?.smsCampaign;
      return campaign == null
        ? null
        : { draft: draftOf(campaign, timeZone), savedAt: clock.now().toISOString(), tab: '', base: campaign.version };
    },
  };
}
