import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { fetchCode } from '../../lib/fetch-code';

// Who joins needs the form alone, and who follows the link of a text only their turn.
const JoinPage = lazy(async () => ({ default: (await fetchCode(() => import('./join-page'))).JoinPage }));
const TurnPage = lazy(async () => ({ default: (await fetchCode(() => import('./turn-page'))).TurnPage }));

const hear = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** /waiting-list/{tenantUuid}: the form to join, or with ?turn= and the token behind the # the page of one's own turn. */
export function Component() {
  const { tenantUuid = '' } = useParams();
  const [search] = useSearchParams();
  const token = useSyncExternalStore(hear, () => location.hash.slice(1));
  const id = search.get('turn');
  return (
    <Suspense fallback={null}>
      {id !== null && token !== '' ? (
        <TurnPage key={id} link={{ tenantUuid, id, turnToken: token }} />
      ) : (
        <JoinPage tenantUuid={tenantUuid} onSiteKey={search.get('k')} />
      )}
    </Suspense>
  );
}
