import { useQuery } from '@apollo/client/react';
import { SearchX, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clock } from '../../lib/clock';
import { problemOf } from '../../lib/graph/problem';
import { campaignPath } from '../../lib/paths';
import { useMay, useTimeZone, useUser } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { usePageTitle } from '../../ui/page-title';
import { ErrorState, NoPermission, StatePanel } from '../../ui/states/state-panel';
import { notify } from '../../ui/toast/notify';
import { ComposerSkeleton } from './composer-skeleton';
import { composerTexts as t } from './composer.texts';
import { draftOf } from './draft/draft-input';
import { CampaignForComposerDocument, type CampaignToEditFragment } from './draft/draft.generated';
import { forgetKept, openEdited, readKept, slotOf, writeKept } from './draft/kept-draft';
import { useDraftHome } from './draft/use-draft-home';
import { thisTab } from './draft/use-kept-draft';
import { Composer } from './load-composer';

/** A draft among the campaigns, or one that is scheduled; what has left is past editing. */
export function Component() {
  usePageTitle(t.newCampaign);
  const id = useSearchParams()[0].get('id') ?? '';
  return useMay('campaign-editor') ? <Edited key={id} id={id} /> : <NoPermission isPage title={t.noPermission} />;
}

function Edited({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CampaignForComposerDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [first, setFirst] = useState<CampaignToEditFragment | null>(null);
  const campaign = first ?? data?.smsCampaign ?? null;
  // It opens with what stood there; later versions come by the draft's own ways.
  useEffect(() => {
    if (first === null && data?.smsCampaign) setFirst(data.smsCampaign);
  }, [first, data]);
  if (campaign !== null)
    return campaign.status === 'draft' || campaign.status === 'pending' ? (
      <Open campaign={campaign} />
    ) : (
      <Sent id={id} />
    );
  const problem = error && problemOf(error);
  if (problem?.code === 'not-found' || problem?.code === 'invalid-input')
    return (
      <StatePanel
        isPage
        icon={SearchX}
        tone="grey"
        title={t.notFoundTitle}
        actions={<ButtonLink to="/sms-campaigns/drafts">{t.toDrafts}</ButtonLink>}
      >
        {t.notFound}
      </StatePanel>
    );
  if (problem) return <ErrorState isPage title={t.loadError} problem={problem} onRetry={() => void refetch()} />;
  return <ComposerSkeleton />;
}

function Open({ campaign }: { campaign: CampaignToEditFragment }) {
  const { id: userId } = useUser();
  const timeZone = useTimeZone();
  const isDraft = campaign.status === 'draft';
  const slot = slotOf(campaign.id);
  const { home, campaignId } = useDraftHome(campaign.id);
  const [{ draft, isLocal, lost }] = useState(() =>
    openEdited({ draft: draftOf(campaign, timeZone), version: campaign.version }, readKept(userId, slot)),
  );
  useEffect(() => {
    if (lost === null) return;
    forgetKept(userId, slot);
    notify({
      kind: 'async',
      title: t.draft.lostTitle,
      text: t.draft.lostText,
      action: {
        label: t.draft.bringBack,
        run: () => (
          writeKept(userId, slot, {
            draft: lost,
            savedAt: clock.now().toISOString(),
            tab: `${thisTab}.old`,
            base: campaign.version,
          }),
          location.reload()
        ),
      },
    });
  }, [lost, userId, slot, campaign.version]);
  return (
    <Composer
      mode={!isDraft ? 'scheduled' : campaignId === null ? 'new' : 'draft'}
      campaignId={campaignId}
      home={isDraft ? home : null}
      opening={{ draft, base: campaign.version, savedAt: null, isUnsynced: isLocal && isDraft }}
    />
  );
}

const Sent = ({ id }: { id: string }) => (
  <StatePanel
    isPage
    icon={Send}
    tone="grey"
    title={t.notEditableTitle}
    actions={
      <>
        <ButtonLink to={campaignPath(id)}>{t.seeDetails}</ButtonLink>
        <ButtonLink to={`/sms-campaigns/resend?id=${id}`} variant="solid">
          {t.sendAgain}
        </ButtonLink>
      </>
    }
  >
    {t.notEditable}
  </StatePanel>
);
