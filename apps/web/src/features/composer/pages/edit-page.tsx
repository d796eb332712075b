import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { usePageTitle } from '../../../ui/page/page-title';
import { NoPermission } from '../../../ui/states/no-permission';
import { ErrorState } from '../../../ui/states/state-panel';
import { composerTexts as t } from '../composer.texts';
import { CampaignForComposerDocument, type CampaignToEditFragment } from '../draft/draft.generated';
import { ComposerSkeleton } from '../frame/composer-skeleton';
import { NotFound, Sent } from '../opening/not-to-edit';
import { OpenCampaign } from '../opening/open-campaign';
import { useBeginning } from '../opening/use-beginning';

/** A draft among the campaigns, or one that is scheduled; what has left is past editing. */
export function Component() {
  usePageTitle(t.newCampaign);
  const id = useSearchParams()[0].get('id') ?? '';
  return useMay('campaign-editor') ? (
    <Edited key={id} id={id} />
  ) : (
    <NoPermission permission="campaign-editor" isPage title={t.noPermission} />
  );
}

function Edited({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CampaignForComposerDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const isThere = useBeginning();
  const [first, setFirst] = useState<CampaignToEditFragment | null>(null);
  const campaign = first ?? data?.smsCampaign ?? null;
  // It opens with what stood there; later versions come by the draft's own ways.
  useEffect(() => {
    if (first === null && data?.smsCampaign) setFirst(data.smsCampaign);
  }, [first, data]);
  if (campaign !== null) {
    const isOpen = campaign.status === 'draft' || campaign.status === 'pending';
    if (!isOpen) return <Sent campaign={campaign} />;
    return isThere ? <OpenCampaign campaign={campaign} /> : <ComposerSkeleton />;
  }
  const problem = error && problemOf(error);
  if (problem?.code === 'not-found' || problem?.code === 'invalid-input') return <NotFound />;
  if (problem) return <ErrorState isPage title={t.loadError} problem={problem} onRetry={() => void refetch()} />;
  return <ComposerSkeleton />;
}
