import { useQuery } from '@apollo/client/react';
import { Navigate } from 'react-router-dom';
import { againPath, isQuickAgain } from '../../../lib/campaigns/again';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import { ErrorState } from '../../../ui/states/state-panel';
import { ComposerSkeleton } from '../composer-skeleton';
import { composerTexts } from '../composer.texts';
import { quickAgainOf } from '../draft/draft-input';
import { CampaignForComposerDocument } from '../draft/draft.generated';
import { quickSlotOf, readKept } from '../draft/kept-draft';
import { NotFound } from '../opening/not-to-edit';
import { QuickComposer } from './load-quick-composer';

/** A quick text once more, with its people, numbers, words and sender; what was begun of it in this browser goes on. */
export default function QuickAgain({ id }: { id: string }) {
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
