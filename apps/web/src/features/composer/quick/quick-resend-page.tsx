import { useQuery } from '@apollo/client/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { againPath, isQuickAgain } from '../../../lib/campaigns/again';
import { problemOf } from '../../../lib/graph/problem';
import { useMay, useUser } from '../../../lib/session/session';
import { usePageTitle } from '../../../ui/page-title';
import { NoPermission } from '../../../ui/states/no-permission';
import { ErrorState } from '../../../ui/states/state-panel';
import { ComposerSkeleton } from '../composer-skeleton';
import { composerTexts } from '../composer.texts';
import { quickAgainOf } from '../draft/draft-input';
import { CampaignForComposerDocument } from '../draft/draft.generated';
import { quickSlotOf, readKept } from '../draft/kept-draft';
import { NotFound } from '../opening/not-to-edit';
import { QuickComposer } from './load-quick-composer';
import { quickTexts as t } from './quick.texts';

/** /sms-campaigns/quick/resend?id=: a quick text once more, with its people, numbers, words and sender. */
export function Component() {
  usePageTitle(t.title);
  const id = useSearchParams()[0].get('id') ?? '';
  return useMay('campaign-editor') ? (
    <Again key={id} id={id} />
  ) : (
    <NoPermission permission="campaign-editor" isPage title={t.noPermission} />
  );
}

function Again({ id }: { id: string }) {
  const { id: userId } = useUser();
  const { data, error, refetch } = useQuery(CampaignForComposerDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const campaign = data?.smsCampaign;
  if (campaign) {
    // One that was written in the composer is sent again from there.
    if (!isQuickAgain(campaign)) return <Navigate to={againPath(campaign)} replace />;
    const slot = quickSlotOf(`again.${id}`);
    // What was begun of it in this browser goes on.
    const left = readKept(userId, slot);
    return (
      <QuickComposer
        slot={slot}
        opening={{
          draft: left?.draft ?? quickAgainOf(campaign),
          base: null,
          savedAt: left?.savedAt ?? null,
          isUnsynced: false,
        }}
      />
    );
  }
  const problem = error && problemOf(error);
  if (campaign === null || problem?.code === 'not-found' || problem?.code === 'invalid-input') return <NotFound />;
  if (problem)
    return (
      <ErrorState
        isPage
        title={composerTexts.loadError}
        problem={problem}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <ComposerSkeleton />;
}
