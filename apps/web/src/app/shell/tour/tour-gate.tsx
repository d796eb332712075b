import { useMutation, useQuery } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { useUser } from '../../../lib/session/session';
import { onOverlays } from '../../../ui/toast/overlays';
import { ShownAroundDocument, SkipTourDocument } from './tour.generated';

const Tour = lazy(() => fetchCode(() => import('./tour')));
/** Who was shown around since the page was loaded, whether or not the server could be told. */
const shownTo = new Set<string>();

/** Shows a new person around, once, from Home, and never over something that is open. Its code comes to those alone. */
export function TourGate() {
  const { id, support } = useUser();
  const { pathname } = useLocation();
  const [isOver, setOver] = useState(() => shownTo.has(id));
  const isCovered = useIsCovered();
  const { data } = useQuery(ShownAroundDocument, { skip: isOver || support != null });
  const [skip] = useMutation(SkipTourDocument);
  if (isOver || isCovered || pathname !== '/home' || data?.userFlags?.welcomeTourSkipped !== false) return null;
  const end = (): void => {
    shownTo.add(id);
    setOver(true);
    // One who could not be told asks again another day.
    skip().catch(() => undefined);
  };
  return (
    <Suspense>
      <Tour onEnd={end} />
    </Suspense>
  );
}

const openDialog = '[role=dialog][aria-modal=true][data-state=open], [role=alertdialog][data-state=open]';

/** Whether a dialog, sheet or drawer lies over the page. */
function useIsCovered(): boolean {
  const [isCovered, setCovered] = useState(() => document.querySelector(openDialog) !== null);
  useEffect(() => onOverlays(setCovered), []);
  return isCovered;
}
