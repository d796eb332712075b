import { Ban, Pause, Pen, RotateCw } from 'lucide-react';
import { againPath } from '../../../domain/campaigns/again';
import { draftPath } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { notify } from '../../../ui/toast/notify';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import type { useSteer } from './use-steer';

/** What can be done with a campaign in its state. What lifts a pause stands with its reason, in the notice. */
export function CampaignActions({
  campaign,
  steering,
  isWaiting,
  onCancel,
}: {
  campaign: CampaignDetailsFragment;
  steering: ReturnType<typeof useSteer>;
  /** The seconds run in which the banner takes it back. */
  isWaiting: boolean;
  onCancel: () => void;
}) {
  const { id, status, paused, counts } = campaign;
  const pause = async (): Promise<void> => {
    if ((await steering.steer({ paused: true })) !== null) notify({ kind: 'success', title: t.paused });
  };
  if (status === 'draft')
    return (
      <ButtonLink to={draftPath(id)} variant="solid">
        <Pen aria-hidden />
        {t.write}
      </ButtonLink>
    );
  return (
    <>
      {status !== 'pending' && (
        <ButtonLink to={againPath(campaign)}>
          <RotateCw aria-hidden />
          {t.resend}
        </ButtonLink>
      )}
      {status === 'pending' && (
        <ButtonLink to={draftPath(id)}>
          <Pen aria-hidden />
          {t.edit}
        </ButtonLink>
      )}
      {status === 'running' && !paused && !isWaiting && (
        <Button aria-disabled={steering.isBusy || undefined} onClick={() => void pause()}>
          <Pause aria-hidden />
          {t.pause}
        </Button>
      )}
      {((status === 'running' && !isWaiting) || status === 'pending') && (
        <Button variant="danger" onClick={onCancel}>
          <Ban aria-hidden />
          {counts.recipients > counts.pending ? t.cancelRest : t.cancelIt}
        </Button>
      )}
    </>
  );
}
