import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { againPath, isQuickAgain } from '../../../domain/campaigns/again';
import { problemOf } from '../../../lib/graph/problem';
import { ErrorState } from '../../../ui/states/state-panel';
import { composerTexts as t } from '../composer.texts';
import type { Draft } from '../draft/draft';
import { quickAgainOf } from '../draft/draft-input';
import { CampaignForComposerDocument } from '../draft/draft.generated';
import { ComposerSkeleton } from '../frame/composer-skeleton';

/** Opens with the people, numbers, words and sender of a quick text that was sent. */
export default function QuickAgain({ id, children }: { id: string; children: (draft: Draft) => ReactNode }) {
  const { data, error, refetch } = useQuery(CampaignForComposerDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const campaign = data?.smsCampaign;
  if (campaign)
    // One that was written in the composer is sent again from there.
    return isQuickAgain(campaign) ? children(quickAgainOf(campaign)) : <Navigate to={againPath(campaign)} replace />;
  if (error === undefined) return <ComposerSkeleton of="quick" />;
  const problem = problemOf(error);
  const title = problem.code === 'not-found' ? t.notFoundTitle : t.loadError;
  return <ErrorState isPage title={title} problem={problem} onRetry={() => void refetch().catch(() => undefined)} />;
}
