import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMay, useUser } from '../../lib/session/session';
import { usePageTitle } from '../../ui/page-title';
import { NoPermission } from '../../ui/states/state-panel';
import { notify } from '../../ui/toast/notify';
import { ComposerSkeleton } from './composer-skeleton';
import { composerTexts as t } from './composer.texts';
import { emptyDraft, isBlank, sameDraft } from './draft/draft';
import { accountHome } from './draft/draft-homes';
import { newer, readKept, type KeptDraft } from './draft/kept-draft';
import { Composer } from './load-composer';

/** A new campaign, or the one that was begun: of the browser's and the account's version the newer. */
export function Component() {
  usePageTitle(t.newCampaign);
  return useMay('campaign-editor') ? <NewCampaign /> : <NoPermission isPage title={t.noPermission} />;
}

function NewCampaign() {
  const client = useApolloClient();
  const { id } = useUser();
  const { state, key } = useLocation() as { state: { isReady?: boolean } | null; key: string };
  const home = useMemo(() => accountHome(client), [client]);
  const [opened, setOpened] = useState<{ kept: KeptDraft | null; isUnsynced: boolean } | null>(null);
  useEffect(() => {
    let isHere = true;
    const local = readKept(id, 'new');
    const open = (kept: KeptDraft | null, isUnsynced: boolean): void =>
      void (isHere && setOpened({ kept, isUnsynced }));
    home.read().then(
      (account) => {
        const kept = newer(account, local);
        const other = kept === local ? account : local;
        open(kept, kept !== null && kept === local && (account === null || account.savedAt !== local.savedAt));
        if (
          isHere &&
          kept !== null &&
          other !== null &&
          !sameDraft(kept.draft, other.draft) &&
          !isBlank(other.draft) &&
          kept !== local
        )
          notify({ kind: 'async', title: t.draft.otherDevice, text: t.draft.otherTabText });
        // Without a connection what this browser keeps is what there is.
      },
      () => open(local, local !== null),
    );
    return () => void (isHere = false);
  }, [home, id]);
  if (opened === null) return <ComposerSkeleton />;
  const { kept, isUnsynced } = opened;
  return (
    <Composer
      key={state?.isReady ? key : 'new'}
      mode="new"
      campaignId={null}
      slot="new"
      home={home}
      isRestored={kept !== null && state?.isReady !== true}
      opening={{ draft: kept?.draft ?? emptyDraft, base: null, savedAt: kept?.savedAt ?? null, isUnsynced }}
    />
  );
}
