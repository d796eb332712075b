import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMay, useUser } from '../../lib/session/session';
import { usePageTitle } from '../../ui/page-title';
import { NoPermission } from '../../ui/states/state-panel';
import { ComposerSkeleton } from './composer-skeleton';
import { composerTexts as t } from './composer.texts';
import { leftHere, settleAccountDraft } from './draft/begun-drafts';
import { emptyDraft, type Draft } from './draft/draft';
import { LastDraftDocument } from './draft/draft.generated';
import type { KeptDraft } from './draft/kept-draft';
import { newestDraft } from './draft/newest-draft';
import { useDraftHome } from './draft/use-draft-home';
import { lastDraftLeft } from './draft/use-kept-draft';
import { Composer } from './load-composer';
import { AudienceChoicesDocument } from './recipients/audience.generated';

/** What may come with the address: a draft that was made of something else. It is kept once something is changed in it. */
export interface CreateState {
  prepared?: Draft;
}
/** Without an answer for so long, a new campaign is begun all the same. */
const patienceMs = 3_000;

/** A new campaign, each time the address is opened. */
export function Component() {
  usePageTitle(t.newCampaign);
  const { key, state } = useLocation() as { key: string; state: CreateState | null };
  return useMay('campaign-editor') ? (
    <NewCampaign key={key} prepared={state?.prepared ?? null} />
  ) : (
    <NoPermission isPage title={t.noPermission} />
  );
}

function NewCampaign({ prepared }: { prepared: Draft | null }) {
  const client = useApolloClient();
  const { id: userId } = useUser();
  const [left, setLeft] = useState<KeptDraft | null>();
  useEffect(() => {
    let isHere = true;
    const open = (): void => void (isHere && setLeft(prepared === null ? leftHere(userId) : null));
    // What was left within the last second is on its way among the drafts, and no part of this one.
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    // Known before the page is shown: its line, and the words where there is nobody to text, would push down what stands there.
    const ask = () => client.query({ query: LastDraftDocument, variables: newestDraft, fetchPolicy: 'network-only' });
    const known = Promise.allSettled([lastDraftLeft().then(ask), client.query({ query: AudienceChoicesDocument })]);
    void Promise.race([known, patience]).then(open);
    void settleAccountDraft(client, userId).catch(() => undefined);
    return () => void (isHere = false);
  }, [client, userId, prepared]);
  return left === undefined ? <ComposerSkeleton /> : <Opened prepared={prepared} left={left} />;
}

function Opened({ prepared, left }: { prepared: Draft | null; left: KeptDraft | null }) {
  const { home, campaignId } = useDraftHome(null);
  return (
    <Composer
      mode={campaignId === null ? 'new' : 'draft'}
      campaignId={campaignId}
      home={home}
      isBegunHere
      isRestored={left !== null}
      opening={{
        draft: prepared ?? left?.draft ?? emptyDraft,
        base: null,
        savedAt: left?.savedAt ?? null,
        isUnsynced: left !== null,
      }}
    />
  );
}
