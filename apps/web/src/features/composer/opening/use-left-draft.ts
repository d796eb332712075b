import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useUser } from '../../../lib/session/session';
import { leftHere, settleAccountDraft } from '../draft/begun-drafts';
import type { Draft } from '../draft/draft';
import { LastDraftDocument } from '../draft/draft.generated';
import { lastDraftLeft } from '../draft/keeping/use-saves';
import type { KeptDraft } from '../draft/kept-draft';
import { newestDraft } from '../draft/newest-draft';
import { patienceMs } from './use-beginning';

/** What was begun in this browser and left; null where nothing was, or where the new campaign is made of something else. Undefined until that is known. */
export function useLeftDraft(prepared: Draft | null): KeptDraft | null | undefined {
  const client = useApolloClient();
  const { id: userId } = useUser();
  const [left, setLeft] = useState<KeptDraft | null>();
  useEffect(() => {
    let isHere = true;
    const open = (): void => void (isHere && setLeft(prepared === null ? leftHere(userId) : null));
    // What was left within the last second is on its way among the drafts, and no part of this one.
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    // Known before the page is shown: its line would push down what stands there.
    const ask = () => client.query({ query: LastDraftDocument, variables: newestDraft, fetchPolicy: 'network-only' });
    const known = lastDraftLeft().then(ask);
    void Promise.race([known, patience]).then(open, open);
    void settleAccountDraft(client, userId).catch(() => undefined);
    return () => void (isHere = false);
  }, [client, userId, prepared]);
  return left;
}
