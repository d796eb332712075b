import { useState } from 'react';
import { useTimeZone, useUser } from '../../../lib/session/session';
import { draftOf } from '../draft/draft-input';
import type { CampaignToEditFragment } from '../draft/draft.generated';
import { openEdited, readKept, slotOf } from '../draft/kept-draft';
import { openSaveOf } from '../draft/open-save';
import { useDraftHome } from '../draft/use-draft-home';
import { Composer } from '../pages/load-composer';
import { useLostDraft } from './use-lost-draft';

/** The composer with a campaign as it stood when it was opened, and what was typed over it in this browser. */
export function OpenCampaign({ campaign }: { campaign: CampaignToEditFragment }) {
  const { id: userId } = useUser();
  const timeZone = useTimeZone();
  const isDraft = campaign.status === 'draft';
  const slot = slotOf(campaign.id);
  const { home, campaignId } = useDraftHome(campaign.id);
  const [{ draft, base, isLocal, lost }] = useState(() =>
    openEdited(
      { draft: draftOf(campaign, timeZone), version: campaign.version },
      readKept(userId, slot),
      isDraft && openSaveOf(userId, campaign.id) !== null,
    ),
  );
  useLostDraft({ lost, userId, slot, version: campaign.version });
  return (
    <Composer
      mode={!isDraft ? 'scheduled' : campaignId === null ? 'new' : 'draft'}
      campaignId={campaignId}
      home={isDraft ? home : null}
      opening={{ draft, base, savedAt: null, isUnsynced: isLocal && isDraft }}
    />
  );
}
