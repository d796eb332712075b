import { useLocation } from 'react-router-dom';
import { useMay } from '../../../lib/session/session';
import { usePageTitle } from '../../../ui/page/page-title';
import { NoPermission } from '../../../ui/states/no-permission';
import { composerTexts as t } from '../composer.texts';
import { emptyDraft, type Draft } from '../draft/draft';
import type { KeptDraft } from '../draft/kept-draft';
import { useDraftHome } from '../draft/use-draft-home';
import { ComposerSkeleton } from '../frame/composer-skeleton';
import { useBeginning } from '../opening/use-beginning';
import { useLeftDraft } from '../opening/use-left-draft';
import { Composer } from './load-composer';

/** What may come with the address: a draft that was made of something else. It is kept once something is changed in it. */
export interface CreateState {
  prepared?: Draft;
}
/** A new campaign, each time the address is opened. */
export function Component() {
  usePageTitle(t.newCampaign);
  const { key, state } = useLocation() as { key: string; state: CreateState | null };
  return useMay('campaign-editor') ? (
    <NewCampaign key={key} prepared={state?.prepared ?? null} />
  ) : (
    <NoPermission permission="campaign-editor" isPage title={t.noPermission} />
  );
}

function NewCampaign({ prepared }: { prepared: Draft | null }) {
  const left = useLeftDraft(prepared);
  const isThere = useBeginning();
  return left === undefined || !isThere ? <ComposerSkeleton of="new" /> : <Opened prepared={prepared} left={left} />;
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
