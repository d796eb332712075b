import { Unlink } from 'lucide-react';
import type { Problem } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { usePageTitle } from '../../../ui/page/page-title';
import { NoPermission } from '../../../ui/states/no-permission';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { composerTexts as t } from '../composer.texts';
import { ComposerSkeleton } from '../frame/composer-skeleton';
import { usePrepared, type Preparing } from '../opening/use-prepared';
import { unreadableAddress } from '../recipients/asked-audience';

/** A page that makes a new campaign of something and opens the composer with it. */
export function PreparedPage(props: Preparing) {
  // No page to come back to: it leads on, and has no place in the trail.
  usePageTitle(undefined);
  return useMay('campaign-editor') ? (
    <Prepared {...props} />
  ) : (
    <NoPermission permission="campaign-editor" isPage title={t.noPermission} />
  );
}

function Prepared(props: Preparing) {
  const { problem, again } = usePrepared(props);
  if (problem === null) return <ComposerSkeleton />;
  // Another try would read the same address.
  if (problem.code === unreadableAddress) return <Unreadable problem={problem} />;
  const title = problem.code === 'not-found' ? t.notFoundTitle : t.loadError;
  return <ErrorState isPage title={title} problem={problem} onRetry={again} />;
}

const Unreadable = ({ problem }: { problem: Problem }) => (
  <StatePanel
    isPage
    icon={Unlink}
    tone="red"
    title={problem.title}
    actions={<ButtonLink to="/contacts">{t.unreadable.toContacts}</ButtonLink>}
  >
    {problem.message}
  </StatePanel>
);
