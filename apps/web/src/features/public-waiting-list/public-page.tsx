import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { fetchCode } from '../../lib/fetch-code';

// Who joins needs the form alone, and who follows the link of a text only their turn.
const JoinPage = lazy(async () => ({ default: (await fetchCode(() => import('./join/join-page'))).JoinPage }));
const TurnPage = lazy(async () => ({ default: (await fetchCode(() => import('./turn/turn-page'))).TurnPage }));

// A screen in the shop has the right to add people, and is no one's own.
const KioskPage = lazy(async () => ({ default: (await fetchCode(() => import('./kiosk/kiosk-page'))).KioskPage }));

const hear = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/**
 * /waiting-list/{tenantUuid}: the form to join; with ?turn= and the token behind the # the page of one's own turn, with
 * ?kiosk= and its key there the screen in the shop.
 */
export function Component() {
  const { tenantUuid = '' } = useParams();
  const [search] = useSearchParams();
  const token = useSyncExternalStore(hear, () => location.hash.slice(1));
  const id = search.get('turn');
  return (
    <Suspense fallback={null}>
      {id !== null && token !== '' ? (
        <TurnPage key={id} link={{ tenantUuid, id, turnToken: token }} />
      ) : search.has('kiosk') && token !== '' ? (
        <KioskPage tenantUuid={tenantUuid} kioskKey={token} />
      ) : (
        <JoinPage tenantUuid={tenantUuid} onSiteKey={search.get('k')} />
      )}
    </Suspense>
  );
}
