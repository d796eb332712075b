import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { composerPath, draftPath } from '../../../lib/paths';
import { useTimeZone, useUser } from '../../../lib/session/session';
import { notify } from '../../../ui/toast/notify';
import { draftHome, type DraftHome } from './draft-home';
import { draftTexts as t } from './draft.texts';

/** The home of a draft while it is written, and the campaign that it is by now. The address follows without a new page. */
export function useDraftHome(first: string | null): { home: DraftHome; campaignId: string | null } {
  const client = useApolloClient();
  const { id: userId } = useUser();
  const timeZone = useTimeZone();
  const [campaignId, setCampaignId] = useState(first);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const [home] = useState(() =>
    draftHome(client, userId, timeZone, first, {
      onMove: (id) => {
        if (!isHere.current) return;
        setCampaignId(id);
        // Not by the router: it would open another composer under the hands of who writes.
        history.replaceState(history.state, '', id === null ? composerPath : draftPath(id));
      },
      onGone: () => void notify({ kind: 'async', title: t.sentElsewhere, text: t.sentElsewhereText }),
    }),
  );
  return { home, campaignId };
}
